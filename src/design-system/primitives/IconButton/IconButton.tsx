import type { ComponentProps } from 'react'
import { Icon, type IconSize } from '../Icon/index.ts'
import { StyledIconButton } from './IconButton.styles.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: string
  /** What it does; read aloud and shown under a resting pointer. */
  label: string
  /** What stands beside the drawing in elder mode, a part of the label. */
  word?: string | undefined
  iconSize?: IconSize | undefined
  variant?: 'quiet' | 'outlined' | undefined
}

/** An action known by its drawing (close, more, copy). Renders a 44 px `<button>`. */
export const IconButton = ({
  icon,
  label,
  word,
  iconSize = 'medium',
  variant = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <StyledIconButton data-variant={variant} type={type} data-word={word} aria-label={label} title={label} {...rest}>
    <Icon path={icon} size={iconSize} />
  </StyledIconButton>
)
