import * as z from 'zod/mini'
import { answerRemark } from '#contract/application-fields'
import { Field, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  /** Of the application, by which this browser keeps what is typed. */
  id: string
  /** Of the form, for a button elsewhere. */
  form: string
  faultTitle?: string | undefined
  onAnswer: (remark: string) => Promise<void>
}

const schema = /* @__PURE__ */ z.object({ remark: answerRemark() })

/** A word to the applicant along with a step; what is typed waits until it has been sent. Renders a `<form>`. */
export function AnswerForm({ id, form, faultTitle, onAnswer }: Props) {
  const session = useDraftForm<{ remark: string }>({
    rules: schema,
    initial: { remark: '' },
    kept: { name: `application-answer-${id}`, fields: ['remark'] },
    submit: ({ remark }) => onAnswer(remark),
  })
  const { register, formState } = session.form
  return (
    <FormBody {...session} id={form} prefix="answer" faultTitle={faultTitle} gap={3}>
      <Field
        label="给求职者的答复"
        hint="可以写明接下来的安排或原因，最多 500 字"
        error={formState.errors.remark?.message}
        controlId="answer-remark"
      >
        <TextArea {...register('remark')} rows={4} limit={500} />
      </Field>
    </FormBody>
  )
}
