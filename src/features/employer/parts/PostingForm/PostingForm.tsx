import { useEffect, useState } from 'react'
import { type JobDraft, postingForm, postingQuestions } from '#contract/job-posting'
import { checkPosting } from '#contract/posting-check'
import { Alert, type DraftState, DraftStatus, showField } from '#design-system'
import { FormSections, LongForm } from '#features/forms'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { useDraftForm } from '#platform/forms'
import { draftOf, faultsIn, type PostingValues, unfitOf } from '../../model/posting-values.ts'
import { PostingExamples } from '../PostingExamples/PostingExamples.tsx'
import { PostingFindings } from '../PostingFindings/PostingFindings.tsx'

export interface PostingFormProps {
  initial: PostingValues
  state: DraftState
  onChange: (values: PostingValues) => void
  onSave: () => void
  /** Called with what passed the rules of publishing. */
  onReady: (draft: JobDraft) => void
  /** Messages of the service by field. */
  refused: Readonly<Record<string, string>>
  /** It was never published: it may be begun from an example. */
  isNew?: boolean | undefined
  /** The question that the writer has come back for. */
  at?: string | undefined
}

const order = postingQuestions.map(({ name }) => name)

/** The posting form, section by section. Everything typed is handed on at once; the rules speak up on the way to publishing. */
export function PostingForm({ initial, state, onChange, onSave, onReady, refused, isNew, at }: PostingFormProps) {
  const [typed, setTyped] = useState(initial)
  const today = formatDate(useNow())
  const form = useDraftForm<PostingValues>({
    initial,
    order,
    refused,
    rules: values => faultsIn(values, today),
    unfitOf,
    onChange(values) {
      setTyped({ ...values })
      onChange(values)
    },
    submit: values => onReady(draftOf(values)),
  })
  useEffect(() => {
    if (at) showField(at)
  }, [at])
  const draft = draftOf(typed)
  const findings = form.attempt > 0 ? checkPosting(draft, today) : []
  return (
    <LongForm {...form} action="检查并发布" beside={<DraftStatus state={state} onSave={onSave} />}>
      {findings.length > 0 && <PostingFindings draft={draft} findings={findings} />}
      {isNew && (
        <PostingExamples
          typed={typed}
          onFill={answers => {
            for (const [name, value] of Object.entries(answers))
              form.form.setValue(name as keyof PostingValues, value, {
                shouldDirty: true,
                shouldValidate: form.attempt > 0,
              })
          }}
        />
      )}
      <FormSections sections={postingForm} />
      <Alert tone="info">不得含有性别、民族、地域、户籍、婚育等与岗位无关的限制，也不得向应聘者收取费用。</Alert>
    </LongForm>
  )
}
