import { useState } from 'react'
import { type FieldValues, type Path, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { captchaWords } from '#contract/session-fields'
import { type CodeSending, Field, SmsCodeField, Text, TextInput } from '#design-system'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { type CodeProof, waitOf } from '../../hooks/useSmsCode.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'

/** Fields of a form that proves an address; `captcha` never leaves with the form itself, `order` goes with the code. */
export interface AddressCodeValues extends FieldValues {
  captcha: string
  code: string
  order?: string | undefined
}

interface Props {
  /** The field that holds the address. */
  name: 'phone' | 'email'
  label: string
  rule: z.ZodMiniType<string, string>
  /** Asks for a code; gives the seconds until the next one may be asked for, and its order. */
  requestCode: (address: string, proof: CodeProof) => Promise<{ resendAfter: number; order: string }>
}

const wordings = {
  phone: { type: 'tel', missing: '请填写手机号', code: '短信验证码', sent: '验证码已发送，5 分钟内有效' },
  email: { type: 'email', missing: '请填写邮箱', code: '邮箱验证码', sent: '验证码已发送到邮箱，5 分钟内有效' },
} as const

const isCaptchaWanted = (error: unknown) => error instanceof CallRefused && error.code === codes.captchaWrong

/**
 * Address, captcha and code, in the order in which they are needed: the captcha is asked when there is an address to send a
 * code to, once for each. Stands in a form of the form library.
 */
export function AddressCode({ name, label, rule, requestCode }: Props) {
  const form = useFormContext<AddressCodeValues>()
  // To which address the last code went: for that, a captcha has been solved.
  const [passed, setPassed] = useState('')
  const typed = z.safeParse(rule, form.watch(name))
  const { challenge, failed, renew } = useCaptcha(typed.success)
  const hasPassed = passed !== '' && typed.success && typed.data === passed
  const { errors } = form.formState
  const words = wordings[name]
  const refuse = (field: Path<AddressCodeValues>, message: string, wait = 0): CodeSending => {
    form.setError(field, { type: 'rule', message }, { shouldFocus: true })
    return { sent: false, wait }
  }

  function proofOf(): CodeProof | null {
    const { captcha, order } = form.getValues()
    if (hasPassed && order) return { order }
    const answer = captcha.trim()
    return challenge && answer ? { captcha: { id: challenge.id, answer } } : null
  }

  async function ask(): Promise<CodeSending> {
    const checked = z.safeParse(rule, form.getValues(name))
    if (!checked.success) return refuse(name, checked.error.issues[0]?.message ?? words.missing)
    const proof = proofOf()
    if (!proof) return refuse('captcha', captchaWords[challenge ? 'unanswered' : 'pending'])
    form.clearErrors([name, 'captcha', 'root'])
    try {
      const { resendAfter, order } = await requestCode(checked.data, proof)
      form.setValue('order', order)
      setPassed(checked.data)
      return { sent: true, wait: resendAfter }
    } catch (error) {
      if ('order' in proof && isCaptchaWanted(error)) setPassed('')
      return refuse('captcha' in proof || isCaptchaWanted(error) ? 'captcha' : 'code', wordsFor(error), waitOf(error))
    } finally {
      // A challenge is good for one answer.
      if ('captcha' in proof) {
        form.setValue('captcha', '')
        void renew(challenge?.kind)
      }
    }
  }

  return (
    <>
      <Field label={label} error={errors[name]?.message?.toString()} controlId={name} required>
        <TextInput {...form.register(name)} type={words.type} inputMode={words.type} autoComplete={words.type} />
      </Field>
      {hasPassed ? (
        <Text size="sm" tone="muted">
          图形验证已通过，重新获取时不用再填
        </Text>
      ) : (
        typed.success && (
          <CaptchaField
            challenge={challenge}
            failed={failed}
            onRenew={kind => void renew(kind)}
            error={errors.captcha?.message?.toString()}
            field={form.register('captcha')}
          />
        )
      )}
      <SmsCodeField
        {...form.register('code')}
        label={words.code}
        error={errors.code?.message?.toString()}
        controlId="code"
        required
        onSend={ask}
        sentText={words.sent}
      />
    </>
  )
}
