import { type FieldValues, type Path, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import type { SmsPurpose, UserType } from '#contract/session'
import { mobile } from '#contract/session-fields'
import { Alert, Button, Field, Row, TextInput, useToasts } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { useSmsCode } from '../../hooks/useSmsCode.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'

/** Fields of a form that proves a phone; `captcha` never leaves with the form itself. */
export interface PhoneCodeValues extends FieldValues {
  phone: string
  captcha: string
  code: string
}

/** Phone, captcha and SMS code, in the order in which they are needed. Stands in a form of the form library. */
export function PhoneCode({ purpose, userType }: { purpose: SmsPurpose; userType: UserType }) {
  const form = useFormContext<PhoneCodeValues>()
  const { challenge, failed, renew } = useCaptcha(true)
  const { request, isSending, wait } = useSmsCode(purpose, userType)
  const toasts = useToasts()
  const { errors } = form.formState
  const say = (name: Path<PhoneCodeValues>, message: string) =>
    form.setError(name, { type: 'rule', message }, { shouldFocus: true })

  async function ask() {
    const { phone, captcha } = form.getValues()
    const checked = z.safeParse(mobile(), phone)
    if (!checked.success) return say('phone', checked.error.issues[0]?.message ?? '请填写手机号')
    if (!captcha.trim() || !challenge) return say('captcha', '请填写验证码')
    form.clearErrors(['phone', 'captcha', 'root'])
    try {
      await request(checked.data, { id: challenge.id, answer: captcha.trim() })
      toasts.show({ message: '验证码已发送，5 分钟内有效', tone: 'success', duration: 3000 })
      form.setFocus('code')
    } catch (error) {
      form.setError('captcha', { type: 'service', message: wordsFor(error) }, { shouldFocus: true })
    }
    form.setValue('captcha', '')
    await renew(challenge.kind)
  }

  return (
    <>
      <Field label="手机号" error={errors.phone?.message?.toString()} controlId="phone" required>
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <CaptchaField
        challenge={challenge}
        failed={failed}
        onRenew={renew}
        error={errors.captcha?.message?.toString()}
        field={form.register('captcha')}
      />
      <Field label="短信验证码" error={errors.code?.message?.toString()} controlId="code" required>
        <Row gap={2} nowrap>
          <TextInput {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          <Button onClick={ask} loading={isSending} disabled={wait > 0}>
            {wait > 0 ? `${wait} 秒后可重新获取` : '获取验证码'}
          </Button>
        </Row>
      </Field>
      {errors.root?.message && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
    </>
  )
}
