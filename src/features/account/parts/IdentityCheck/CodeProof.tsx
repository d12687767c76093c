import { type CodeSending, SmsCodeField } from '#design-system'
import { ShortForm } from '#features/forms'
import { waitOf } from '#features/session'
import { useDraftForm, wordsFor } from '#platform/forms'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { proof } from '../../model/schemas.ts'

interface Values {
  way: 'phone' | 'email'
  code: string
}

interface Props {
  to: 'phone' | 'email'
  /** With its middle hidden. */
  address: string
}

const labels = { phone: '短信验证码', email: '邮箱验证码' } as const

/** Proving by a code that is sent to an address of the account. */
export function CodeProof({ to, address }: Props) {
  const { prove, requestCode } = useIdentity()
  const session = useDraftForm<Values>({
    rules: proof,
    initial: { way: to, code: '' },
    submit: ({ code }) => prove({ way: to, code }),
  })
  const { register, setError, clearErrors, formState } = session.form
  const { errors } = formState

  async function ask(): Promise<CodeSending> {
    clearErrors()
    try {
      return { sent: true, wait: await requestCode(to) }
    } catch (error) {
      setError('code', { type: 'service', message: wordsFor(error) })
      return { sent: false, wait: waitOf(error) }
    }
  }

  return (
    <ShortForm {...session} action="确认身份">
      <SmsCodeField
        {...register('code')}
        label={labels[to]}
        hint={`验证码会发送到 ${address}`}
        error={errors.code?.message}
        controlId="code"
        required
        onSend={ask}
        sentText={`验证码已发送到 ${address}，5 分钟内有效`}
      />
    </ShortForm>
  )
}
