import { useMemo, useState } from 'react'
import { type ResumeSectionName, resumeForm, resumeSectionLabels } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { Alert, ButtonLink, DraftStatus, FormSection } from '#design-system'
import { Entries, LongForm, Questions } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSectionDraft } from '../../hooks/useSectionDraft.ts'
import { finishedForm, type SectionValues, unfitOf } from '../../model/section-values.ts'
import { ResumeConflict } from '../ResumeConflict/ResumeConflict.tsx'
import { PhotoUpload } from './PhotoUpload.tsx'

/** What is added to a section's words in an English version. */
const ENGLISH_HINT = '选项和日期会自动写成英文，其余请用英文填写；中文名称可以写在括号里。'

interface Props {
  resume: Resume
  section: ResumeSectionName
  /** Where the list of sections is. */
  backHref: string
  /** The section passes the rules and is stored. */
  onFinish: () => void
}

/** One section of a resume: saved by itself as it is typed, checked when the writer says that it is finished. */
export function SectionForm({ resume, section, backHref, onFinish }: Props) {
  const { language } = resume
  const draft = useSectionDraft(resume, section)
  const [isRestored, setRestored] = useState(draft.restored)
  const { hint, questions } = resumeForm[section]
  const rules = useMemo(() => finishedForm(section, language), [section, language])
  const order = useMemo(() => questions.map(({ name }) => name), [questions])
  const form = useDraftForm<SectionValues>({
    initial: draft.initial,
    rules,
    order,
    unfitOf: values => unfitOf(section, values, language),
    onChange: draft.change,
    async submit() {
      if (await draft.save()) onFinish()
    },
  })
  return (
    <LongForm
      {...form}
      action="完成本节"
      beside={
        <>
          <ButtonLink size="large" href={backHref}>
            稍后再写
          </ButtonLink>
          <DraftStatus state={draft.state} onSave={() => void draft.save()} />
        </>
      }
    >
      {draft.conflict && (
        <ResumeConflict
          mine={draft.getDraft()}
          stored={draft.conflict}
          section={section}
          onKeepMine={draft.keepMine}
          onTakeOther={() => form.form.reset(draft.takeOther())}
        />
      )}
      {isRestored && (
        <Alert live onDismiss={() => setRestored(false)}>
          已恢复您上次填写、还没有保存到服务器的内容。
        </Alert>
      )}
      <FormSection title={resumeSectionLabels[section]} hint={language === 'en' ? `${hint}${ENGLISH_HINT}` : hint}>
        {section === 'basic' && <PhotoUpload resume={resume} />}
        {isListSection(section) ? (
          <Entries under="items" questions={questions} entry={resumeForm[section].entry} language={language} />
        ) : (
          <Questions under="fields" questions={questions} language={language} />
        )}
      </FormSection>
    </LongForm>
  )
}
