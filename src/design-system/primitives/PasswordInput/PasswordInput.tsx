import { useState } from 'react'
import { eye, eyeOff } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextInput, type TextInputProps } from '../TextInput/index.ts'
import { Root } from './PasswordInput.styles.ts'

export type PasswordInputProps = Omit<TextInputProps, 'type'>

/** A secret that can be shown while it is typed. Renders an `<input>` in a `<span>`; `className` goes to the span. */
export const PasswordInput = ({ className, disabled, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Root className={className}>
      <TextInput
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        {...rest}
      />
      <IconButton
        icon={shown ? eyeOff : eye}
        label={shown ? '隐藏密码' : '显示密码'}
        word={shown ? '隐藏' : '显示'}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      />
    </Root>
  )
}
