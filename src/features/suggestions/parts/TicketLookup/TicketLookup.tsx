import { useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import { ticketLookup } from '#contract/suggestion-fields'
import { findSuggestion, type Suggestion } from '#contract/suggestions'
import { Button, Field, Stack, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { CaptchaStep } from '#features/session'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { isNotFound } from '#platform/transport'
import { SuggestionProgress } from '../SuggestionProgress/SuggestionProgress.tsx'

type Values = InputOf<typeof findSuggestion>

const schema = /* @__PURE__ */ ticketLookup()

const missing = '没有查到。请核对受理编号，并填写提交时留下的手机号'

/** Finds a letter again by its ticket and the phone that was given with it. */
export function TicketLookup() {
  const { send } = useSend(findSuggestion)
  const [found, setFound] = useState<Suggestion | null>(null)
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { ticket: '', phone: '', captcha: { id: '', answer: '' } },
    submit: async values => {
      try {
        setFound(await send(values))
      } catch (error) {
        if (!isNotFound(error)) throw error
        session.form.setError('root', { type: 'service', message: missing })
      }
    },
  })
  const { register, formState, resetField } = session.form
  const { errors } = formState

  if (found) {
    const again = () => {
      resetField('captcha')
      setFound(null)
    }
    return (
      <Stack gap={4}>
        <SuggestionProgress suggestion={found} />
        <div>
          <Button onClick={again}>查询另一件</Button>
        </div>
      </Stack>
    )
  }
  return (
    <ShortForm {...session} action="查询进度">
      <Field label="受理编号" hint="形如 YJ20260102-123456" error={errors.ticket?.message} controlId="ticket" required>
        <TextInput {...register('ticket')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field label="手机号" hint="提交时留下的手机号" error={errors.phone?.message} controlId="phone" required>
        <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <CaptchaStep />
    </ShortForm>
  )
}
