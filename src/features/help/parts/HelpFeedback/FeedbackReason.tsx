import { useForm } from 'react-hook-form'
import { type FeedbackForm, feedbackForm } from '#contract/help-fields'
import { feedbackReasonList } from '#contract/reference/help'
import { Button, Field, RadioGroup, Stack, TextArea } from '#design-system'
import { schemaResolver } from '#platform/forms'

interface FeedbackReasonProps {
  isSending: boolean
  onSubmit: (form: FeedbackForm) => Promise<void>
}

const resolver = schemaResolver<FeedbackForm>(feedbackForm())

/** Why an answer did not help. Renders a `<form>`. */
export function FeedbackReason({ isSending, onSubmit }: FeedbackReasonProps) {
  const { register, handleSubmit, formState } = useForm<FeedbackForm>({
    resolver,
    defaultValues: { reason: '', note: '' },
  })
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <Stack gap={3}>
        <RadioGroup
          label="哪里没有帮到您？"
          required
          inline
          options={feedbackReasonList}
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <Field label="补充说明（选填）" hint="请不要填写姓名、身份证号、手机号" error={formState.errors.note?.message}>
          <TextArea rows={2} limit={200} {...register('note')} />
        </Field>
        <div>
          <Button type="submit" variant="primary" size="small" loading={isSending}>
            提交意见
          </Button>
        </div>
      </Stack>
    </form>
  )
}
