import type { InputOf } from '#contract/endpoint'
import { examHolder } from '#contract/exam-ticket-fields'
import type { findHolder } from '#contract/exam-tickets'
import { Field, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { CaptchaStep } from '#features/session'
import { useDraftForm } from '#platform/forms'

type Values = InputOf<typeof findHolder>

const schema = /* @__PURE__ */ examHolder()

interface Props {
  /** The exam by its number. */
  examId: string
  /** What is looked for: 准考证, 成绩. */
  what: string
  /** Rejects when nobody is found by it. */
  onIdentify: (holder: Values) => Promise<void>
}

/** Asks whose ticket or score is looked for, where nobody is signed in. What is typed is kept nowhere. */
export function HolderForm({ examId, what, onIdentify }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { exam: examId, name: '', idNumber: '', captcha: { id: '', answer: '' } },
    order: ['name', 'idNumber', 'captcha.answer'],
    submit: onIdentify,
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action={`查询${what}`}>
      <Field label="姓名" hint="与报名时填写的一致" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field
        label="身份证号码"
        hint="只用于这一次查询，不在这台设备上保存"
        error={errors.idNumber?.message}
        controlId="idNumber"
        required
      >
        <TextInput {...register('idNumber')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <CaptchaStep />
    </ShortForm>
  )
}
