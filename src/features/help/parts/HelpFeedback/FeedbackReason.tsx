import { type FeedbackForm, feedbackForm } from '#contract/help-fields'
import { feedbackReasonList } from '#contract/reference/help'
import { Button, Field, RadioGroup, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface FeedbackReasonProps {
  isSending: boolean
  onSubmit: (form: FeedbackForm) => Promise<void>
}

const rules = /* @__PURE__ */ feedbackForm()

/** Why an answer did not help. Renders a `<form>`. */
export function FeedbackReason({ isSending, onSubmit }: FeedbackReasonProps) {
  const feedback = useDraftForm<FeedbackForm>({ rules, initial: { reason: '', note: '' }, submit: onSubmit })
  const { register, formState } = feedback.form
  return (
    <FormBody {...feedback} gap={3}>
      <RadioGroup
        id="reason"
        label="哪里没有帮到您？"
        required
        inline
        options={feedbackReasonList}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <Field
        label="补充说明（选填）"
        hint="请不要填写姓名、身份证号、手机号"
        error={formState.errors.note?.message}
        controlId="note"
      >
        <TextArea rows={2} limit={200} {...register('note')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" size="small" loading={isSending}>
          提交意见
        </Button>
      </div>
    </FormBody>
  )
}
