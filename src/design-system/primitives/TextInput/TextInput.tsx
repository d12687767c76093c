import type { ComponentProps } from 'react'
import { useFieldControl } from '../Field/index.ts'
import { StyledInput } from './TextInput.styles.ts'

export type TextInputProps = ComponentProps<'input'>

/** One line of words. Renders an `<input>`; takes label, hint and error from the Field around it. */
export const TextInput = ({ type = 'text', ...rest }: TextInputProps) => (
  <StyledInput type={type} {...rest} {...useFieldControl(rest)} />
)
