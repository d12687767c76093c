import {
  interviewResults,
  MOST_SLOTS,
  type OtherTimesInput,
  type OutcomeInput,
  otherTimes,
  outcome,
  type WayOutInput,
  wayOut,
} from '#contract/interview-fields'
import type { InterviewSide } from '#contract/interviews'
import { Field, RadioGroup, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { SlotFields } from '../SlotFields/SlotFields.tsx'

interface StepFormProps<Values> {
  /** The verb on the button. */
  action: string
  onSubmit: (values: Values) => Promise<void>
}

const forSides = {
  seeker: /* @__PURE__ */ otherTimes(MOST_SLOTS.seeker),
  employer: /* @__PURE__ */ otherTimes(MOST_SLOTS.employer),
} as const

/** Other times than those that were offered, with a word to the other side. */
export function OtherTimesForm({ side, action, onSubmit }: StepFormProps<OtherTimesInput> & { side: InterviewSide }) {
  const empty = { slots: [{ day: '', time: '' }], remark: '' }
  const session = useDraftForm<OtherTimesInput>({ rules: forSides[side], initial: empty, submit: onSubmit })
  const { errors } = session.form.formState
  return (
    <ShortForm {...session} action={action}>
      <SlotFields most={MOST_SLOTS[side]} />
      <Field label="留言" hint="选填，最多 200 字" error={errors.remark?.message} controlId="remark">
        <TextArea {...session.form.register('remark')} rows={2} limit={200} />
      </Field>
    </ShortForm>
  )
}

const wayOutSchema = /* @__PURE__ */ wayOut()

/** Out of the interview, with the reason that the other side reads. */
export function WayOutForm({ action, onSubmit }: StepFormProps<WayOutInput>) {
  const session = useDraftForm<WayOutInput>({ rules: wayOutSchema, initial: { remark: '' }, submit: onSubmit })
  const { errors } = session.form.formState
  return (
    <ShortForm {...session} action={action}>
      <Field label="原因" hint="对方会看到，最多 200 字" error={errors.remark?.message} controlId="remark" required>
        <TextArea {...session.form.register('remark')} rows={3} limit={200} />
      </Field>
    </ShortForm>
  )
}

const outcomeSchema = /* @__PURE__ */ outcome()

/** How it went, for the employer's own eyes. */
export function OutcomeForm({ action, onSubmit }: StepFormProps<OutcomeInput>) {
  const session = useDraftForm<OutcomeInput>({
    rules: outcomeSchema,
    initial: { result: '', remark: '' },
    submit: onSubmit,
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action={action}>
      <RadioGroup
        {...register('result')}
        id="result"
        label="面试结果"
        options={interviewResults}
        error={formState.errors.result?.message}
        inline
        required
      />
      <Field label="备注" hint="选填，只有您单位能看到" error={formState.errors.remark?.message} controlId="remark">
        <TextArea {...register('remark')} rows={3} limit={200} />
      </Field>
    </ShortForm>
  )
}
