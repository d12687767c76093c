import { useState } from 'react'
import * as z from 'zod/mini'
import { revealReason } from '#contract/exam-candidate-fields'
import { Field, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  /** As it is shown to everybody of the office. */
  idShown: string
  onReveal: (reason: string) => Promise<string>
}

interface Values {
  reason: string
}

const schema = /* @__PURE__ */ z.object({ reason: revealReason() })

/** The whole identity number, for a reason that the candidate reads; gone when this is closed. Renders a `<form>`, then the number. */
export function RevealForm({ idShown, onReveal }: Props) {
  const [number, setNumber] = useState('')
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { reason: '' },
    submit: async ({ reason }) => setNumber(await onReveal(reason)),
  })
  const { register, formState } = session.form
  if (number) {
    return (
      <Text role="status">
        身份证号码：<b>{number}</b>。请勿复制到别处；考生会看到这次查看。
      </Text>
    )
  }
  return (
    <ShortForm {...session} action="查看完整证件号码">
      <Field
        label="查看原因"
        hint={`现在显示为 ${idShown}。考生会看到您的单位、姓名、时间和这里写的原因`}
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextInput {...register('reason')} autoComplete="off" />
      </Field>
    </ShortForm>
  )
}
