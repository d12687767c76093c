import type { FocusEvent, InputEvent } from 'react'
import { TextInput, type TextInputProps } from '../TextInput/index.ts'
import { halfWidth } from './half-width.ts'
import { Root, Unit } from './NumberInput.styles.ts'

export type NumberInputProps = Omit<TextInputProps, 'type'> & {
  /** What is counted: 元/月, 人, 岁. */
  unit?: string | undefined
  decimal?: boolean | undefined
}

// `setRangeText` and an `input` event, so that React and form libraries see the change as typed.
const normalise = (input: HTMLInputElement) => {
  const clean = halfWidth(input.value)
  if (clean === input.value) return
  input.setRangeText(clean, 0, input.value.length, 'end')
  input.dispatchEvent(new window.Event('input', { bubbles: true }))
}

/** A quantity; full-width digits become plain ones. Renders an `<input inputmode="numeric">` in a `<span>`; `className` goes to the span. */
export const NumberInput = ({ unit, decimal, className, onInput, onBlur, ...rest }: NumberInputProps) => (
  <Root className={className} data-unit={unit ? true : undefined}>
    <TextInput
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        onInput?.(event)
        if (!event.nativeEvent.isComposing) normalise(event.currentTarget)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        normalise(event.currentTarget)
        onBlur?.(event)
      }}
    />
    {unit && <Unit>{unit}</Unit>}
  </Root>
)
