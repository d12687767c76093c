import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Spinner, StyledButton } from './Button.styles.ts'
import type { ButtonSize, ButtonVariant } from './Button.variants.ts'

export type ButtonLook = {
  /** One `primary` in a view; `danger` only for what destroys. */
  variant?: ButtonVariant | undefined
  /** `large` for the main action on a phone; `small` looks small and is still touched as 44 px. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** A drawing before the words. */
  icon?: string | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that the action is under way: keeps focus, refuses a second press. */
    loading?: boolean | undefined
  }

/** Does something here. Renders a `<button type="button">`. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <StyledButton
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      type={type}
      onClick={loading ? refuse : onClick}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    >
      {loading && <Spinner />}
      {icon && !loading && <Icon path={icon} />}
      {children}
      {loading && <VisuallyHidden>，请稍候</VisuallyHidden>}
    </StyledButton>
  )
}
