import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Field, type FieldTexts } from '../../primitives/Field/index.ts'
import { TextInput, type TextInputProps } from '../../primitives/TextInput/index.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Line, Said } from './SmsCodeField.styles.ts'
import { type CodeSending, plainCode } from './sms-code.ts'
import { useSending } from './useSending.ts'

export type SmsCodeFieldProps = Omit<TextInputProps, 'type' | 'children'> &
  Partial<FieldTexts> & {
    /** Asks the service for a code. Rejects when none went out; the field then says so and keeps what was typed. */
    onSend: () => Promise<CodeSending>
    /** Said when a code is on its way. */
    sentText?: ReactNode
    /** Said when none went out. */
    failedText?: ReactNode
    /** The id of the input, so that an error summary can link to it. */
    controlId?: string | undefined
  }

/**
 * The code of a text message and the button that sends it. Renders a Field's `<div>`; `className` goes to it, the rest and
 * `ref` to the `<input>`.
 */
export const SmsCodeField = ({
  label = '短信验证码',
  hint,
  error,
  required,
  controlId,
  onSend,
  sentText = '验证码已发送，请查看短信',
  failedText = '验证码没有发出，请稍后再获取',
  onChange,
  disabled,
  readOnly,
  className,
  ref,
  ...rest
}: SmsCodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const { stage, left, send, forgive } = useSending(onSend, () => input.current?.focus())
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = plainCode(event.target.value)
    if (plain !== event.target.value) event.target.value = plain
    forgive()
    onChange?.(event)
  }
  return (
    <Field
      className={className}
      label={label}
      hint={hint}
      error={error || (stage === 'failed' && failedText)}
      required={required}
      controlId={controlId}
    >
      <Line>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          {...rest}
          ref={mergedRef}
          disabled={disabled}
          readOnly={readOnly}
          onChange={change}
        />
        <Button onClick={() => void send()} loading={stage === 'sending'} disabled={disabled || readOnly || left > 0}>
          {left > 0 ? `${left} 秒后重新获取` : '获取验证码'}
        </Button>
      </Line>
      <Said role="status" data-again={stage === 'again' || undefined}>
        {stage === 'sent' && sentText}
        {stage === 'again' && '没有收到？可以重新获取'}
      </Said>
    </Field>
  )
}
