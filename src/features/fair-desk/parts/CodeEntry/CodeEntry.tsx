import { type FormEvent, useEffect, useRef } from 'react'
import { Button, Field, TextInput } from '#design-system'
import { Line } from './CodeEntry.styles.ts'

interface Props {
  /** What was typed, or what a scanner has typed and ended with Enter. */
  onCode: (text: string) => void
  /** What happens to a code: 核验, 登记. */
  action?: string
}

/** One line that keeps the focus: a scanner types into it, a steward the short code. Sent by Enter, and empty again. */
export function CodeEntry({ onCode, action = '核验' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    const text = field?.value.trim()
    if (!field || !text) return
    field.value = ''
    field.focus({ preventScroll: true })
    onCode(text)
  }
  return (
    <form onSubmit={send}>
      <Field label="入场短码" hint="9 位数字，念出来输入；扫码枪直接扫，不用点" controlId="desk-code">
        <Line>
          <TextInput ref={input} name="code" inputMode="numeric" autoComplete="off" enterKeyHint="go" maxLength={300} />
          <Button type="submit" variant="primary">
            {action}
          </Button>
        </Line>
      </Field>
    </form>
  )
}
