import type { ButtonLook } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import type { AnchorProps } from '../Link/index.ts'
import { StyledButtonLink } from './ButtonLink.styles.ts'

export type ButtonLinkProps = AnchorProps & ButtonLook

/** Goes somewhere and looks like the action that it is part of. Renders an `<a>`. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <StyledButtonLink data-variant={variant} data-size={size} data-wide={wide} {...rest}>
    {icon && <Icon path={icon} />}
    {children}
  </StyledButtonLink>
)
