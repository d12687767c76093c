import { type FormEvent, useRef, useState } from 'react'
import { Button, Field, Stack, TextInput } from '#design-system'

interface Props {
  onOverrule: (reason: string) => void
}

/** Lets somebody in against the verdict: a supervisor says why. */
export function OverruleForm({ onOverrule }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const reason = input.current?.value.trim() ?? ''
    if (reason) return onOverrule(reason)
    setError('请填写放行原因')
    input.current?.focus()
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={2}>
        <Field label="放行原因" hint="主管放行要留下原因，60 字以内" controlId="desk-reason" error={error} required>
          <TextInput ref={input} maxLength={60} autoComplete="off" />
        </Field>
        <div>
          <Button type="submit">主管放行</Button>
        </div>
      </Stack>
    </form>
  )
}
