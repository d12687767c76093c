import { Alert, type CodeSending, Field, SmsCodeField, TextInput } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { waitOf } from '../../hooks/useSmsCode.ts'
import { joiningEntry } from '../../model/schemas.ts'
import { Consent } from '../Consent/Consent.tsx'
import { NewPassword } from '../NewPassword/NewPassword.tsx'
import { SessionForm } from '../SessionForm/SessionForm.tsx'

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
  const session = useSessionForm<Values>(schema, { code: '', name, password: '', consent: false }, onJoin)
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
    <SessionForm {...session} action="加入单位">
      {errors.root?.message && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
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
    </SessionForm>
  )
}
