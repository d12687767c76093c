import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { search } from '../Icon/paths.ts'
import { Text } from '../Text/index.ts'
import { Picture, StyledEmpty } from './Empty.styles.ts'

export type EmptyProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What there is none of. */
  title: ReactNode
  /** What to do next, as a button or link. */
  action?: ReactNode
  icon?: string | undefined
}

/** Says that there is nothing yet and what to do about it. Renders a `<div>`. */
export const Empty = ({ title, action, icon = search, children, ...rest }: EmptyProps) => (
  <StyledEmpty {...rest}>
    <Picture>
      <Icon path={icon} size="large" />
    </Picture>
    <Text strong>{title}</Text>
    {children && (
      <Text tone="muted" size="sm">
        {children}
      </Text>
    )}
    {action}
  </StyledEmpty>
)
