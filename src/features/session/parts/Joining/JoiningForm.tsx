import { type CodeSending, Field, SmsCodeField, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm, wordsFor } from '#platform/forms'
import { waitOf } from '../../hooks/useSmsCode.ts'
import { joiningEntry } from '../../model/schemas.ts'
import { Consent } from '../Consent/Consent.tsx'
import { NewPassword } from '../NewPassword/NewPassword.tsx'

interface Values {
  code: string
  name: string
  password: string
  consent: boolean
}

interface Props {
  /** As the owner wrote it; may be put right. */
  name: string
  /** With its middle hidden. */
  phone: string
  requestCode: () => Promise<number>
  onJoin: (values: Values) => Promise<void>
}

const schema = /* @__PURE__ */ joiningEntry()

/** Proves the phone that was invited and makes the account. Renders a `<form>`. */
export function JoiningForm({ name, phone, requestCode, onJoin }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { code: '', name, password: '', consent: false },
    submit: onJoin,
  })
  const { register, setError, clearErrors, formState } = session.form
  const { errors } = formState

  async function ask(): Promise<CodeSending> {
    clearErrors()
    try {
      return { sent: true, wait: await requestCode() }
    } catch (error) {
      setError('code', { type: 'service', message: wordsFor(error) })
      return { sent: false, wait: waitOf(error) }
    }
  }

  return (
    <ShortForm {...session} action="加入单位">
      <Field label="您的姓名" hint="同事会看到" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <SmsCodeField
        {...register('code')}
        label="短信验证码"
        hint={`验证码会发送到 ${phone}`}
        error={errors.code?.message}
        controlId="code"
        required
        onSend={ask}
        sentText={`验证码已发送到 ${phone}，5 分钟内有效`}
      />
      <NewPassword label="设置密码" />
      <Consent of="member" field={register('consent')} error={errors.consent?.message} />
    </ShortForm>
  )
}
