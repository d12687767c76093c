import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { CaptchaAnswer } from '#contract/session-fields'
import { type Challenge, useCaptcha } from '../../hooks/useCaptcha.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'

/** Fields of a form that a guest sends with a solved challenge, as the calls take it. */
export interface GuardedValues extends FieldValues {
  captcha?: CaptchaAnswer
}

/** True when something among the errors of a form came from the service: the challenge was used up then. */
const isAnswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('type' in error && error.type === 'service') ||
    Object.entries(error).some(([name, inner]) => name !== 'ref' && isAnswered(inner)))

/** The captcha of a form that guests send: asks for a new one whenever the service has used the last one up. */
export function CaptchaStep() {
  const { register, setValue, formState } = useFormContext<GuardedValues>()
  const { challenge, failed, renew } = useCaptcha(true)
  const { errors, submitCount } = formState
  const [spent, setSpent] = useState<Challenge | null>(null)
  const message = errors.captcha?.answer?.message ?? errors.captcha?.message

  useEffect(() => {
    if (challenge) setValue('captcha.id', challenge.id)
  }, [challenge, setValue])

  const used = isAnswered(errors)
  const begin = useEffectEvent(() => {
    setValue('captcha.answer', '')
    setSpent(challenge)
    void renew(challenge?.kind)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt uses up a challenge of its own
  useEffect(() => {
    if (used) begin()
  }, [used, submitCount])

  return (
    <CaptchaField
      // What has been used up is not shown while the next one is on its way: nobody answers it in vain.
      challenge={challenge && challenge === spent ? { ...challenge, content: '' } : challenge}
      failed={failed}
      onRenew={kind => void renew(kind)}
      error={typeof message === 'string' ? message : undefined}
      field={register('captcha.answer')}
    />
  )
}
