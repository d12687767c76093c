import { type FieldValues, type Path, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CaptchaAnswer } from '#contract/session-fields'
import { Alert, type CodeSending, Field, SmsCodeField, TextInput } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { waitOf } from '../../hooks/useSmsCode.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'

/** Fields of a form that proves an address; `captcha` never leaves with the form itself. */
export interface AddressCodeValues extends FieldValues {
  captcha: string
  code: string
}

interface Props {
  /** The field that holds the address. */
  name: 'phone' | 'email'
  label: string
  rule: z.ZodMiniType<string, string>
  /** Asks for a code; gives the seconds until the next one may be asked for. */
  requestCode: (address: string, captcha: CaptchaAnswer) => Promise<number>
}

const wordings = {
  phone: { type: 'tel', missing: '请填写手机号', code: '短信验证码', sent: '验证码已发送，5 分钟内有效' },
  email: { type: 'email', missing: '请填写邮箱', code: '邮箱验证码', sent: '验证码已发送到邮箱，5 分钟内有效' },
} as const

/** Address, captcha and code, in the order in which they are needed. Stands in a form of the form library. */
export function AddressCode({ name, label, rule, requestCode }: Props) {
  const form = useFormContext<AddressCodeValues>()
  const { challenge, failed, renew } = useCaptcha(true)
  const { errors } = form.formState
  const words = wordings[name]
  const refuse = (field: Path<AddressCodeValues>, message: string, wait = 0): CodeSending => {
    form.setError(field, { type: 'rule', message }, { shouldFocus: true })
    return { sent: false, wait }
  }

  async function ask(): Promise<CodeSending> {
    const { captcha } = form.getValues()
    const checked = z.safeParse(rule, form.getValues(name))
    if (!checked.success) return refuse(name, checked.error.issues[0]?.message ?? words.missing)
    if (!captcha.trim() || !challenge) return refuse('captcha', '请填写验证码')
    form.clearErrors([name, 'captcha', 'root'])
    try {
      return { sent: true, wait: await requestCode(checked.data, { id: challenge.id, answer: captcha.trim() }) }
    } catch (error) {
      return refuse('captcha', wordsFor(error), waitOf(error))
    } finally {
      // A challenge is good for one answer.
      form.setValue('captcha', '')
      void renew(challenge.kind)
    }
  }

  return (
    <>
      <Field label={label} error={errors[name]?.message?.toString()} controlId={name} required>
        <TextInput {...form.register(name)} type={words.type} inputMode={words.type} autoComplete={words.type} />
      </Field>
      <CaptchaField
        challenge={challenge}
        failed={failed}
        onRenew={renew}
        error={errors.captcha?.message?.toString()}
        field={form.register('captcha')}
      />
      <SmsCodeField
        {...form.register('code')}
        label={words.code}
        error={errors.code?.message?.toString()}
        controlId="code"
        required
        onSend={ask}
        sentText={words.sent}
      />
      {errors.root?.message && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
    </>
  )
}
