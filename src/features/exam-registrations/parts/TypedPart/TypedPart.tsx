import { useState } from 'react'
import type { ExamFormSection } from '#contract/exam-form'
import { identitySection } from '#contract/exam-identity'
import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, ButtonLink, DraftStatus, FormSection } from '#design-system'
import { Entries, LongForm, Questions } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { usePartDraft } from '../../hooks/usePartDraft.ts'
import { reasonsBy } from '../../model/enrolment.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { identityForm, type PartValues, sectionForm } from '../../model/part-forms.ts'
import { PartConflict } from '../PartConflict/PartConflict.tsx'

interface Props {
  registration: ExamRegistration
  /** A section of the exam's own form; null for who registers. */
  section: ExamFormSection | null
  /** The part passes the rules and is stored. */
  onFinish: () => void
}

/** A part of the form that is typed: saved by itself, checked when the candidate says that it is finished. Renders a `<form>`. */
export function TypedPart({ registration, section, onFinish }: Props) {
  const [part] = useState(() => (section ? sectionForm(section) : identityForm))
  const { name, title, hint, questions, entry } = section ?? identitySection(registration.identity.idShown)
  const draft = usePartDraft(registration, part)
  const [isRestored, setRestored] = useState(draft.restored)
  const [refused] = useState(() => Object.fromEntries(reasonsBy(registration).get(part.name) ?? []))
  const [wasOutdated] = useState(registration.outdated.includes(part.name))
  const session = useDraftForm<PartValues>({
    initial: draft.initial,
    rules: values => part.faultsOf(values, registration),
    order: questions.map(question => question.name),
    unfitOf: part.unfitOf,
    refused,
    onChange: draft.change,
    async submit() {
      if (await draft.save()) onFinish()
    },
  })

  return (
    <LongForm
      {...session}
      action="完成这一部分"
      beside={
        <>
          <ButtonLink size="large" href={enrolHref(registration.id)}>
            稍后再填
          </ButtonLink>
          <DraftStatus state={draft.state} onSave={() => void draft.save()} />
        </>
      }
    >
      {draft.conflict && (
        <PartConflict
          section={section}
          mine={draft.getDraft()}
          stored={draft.conflict}
          onKeepMine={draft.keepMine}
          onTakeOther={() => session.form.reset(draft.takeOther())}
        />
      )}
      {isRestored && (
        <Alert live onDismiss={() => setRestored(false)}>
          已恢复您上次填写、还没有保存到服务器的内容。
        </Alert>
      )}
      {wasOutdated && (
        <Alert tone="warning" title="报名表在您填写之后有调整">
          以前的内容都在，请看一遍有没有新的问题，再点“完成这一部分”。
        </Alert>
      )}
      <FormSection title={title} hint={hint}>
        {entry ? (
          <Entries under={name} questions={questions} entry={entry} />
        ) : (
          <Questions under={name} questions={questions} />
        )}
      </FormSection>
    </LongForm>
  )
}
