import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Dot, StyledBadge } from './Badge.styles.ts'

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many wait; nothing is drawn at 0. */
  count: number
  /** Counts beyond are shown as 99+. */
  max?: number | undefined
  /** What is counted, read after the figure: 条未读消息. */
  unit: string
  /** A dot in place of the figure. */
  dot?: boolean | undefined
}

/** How many things wait here. Renders a `<span>`, or nothing at 0. */
export const Badge = ({ count, max = 99, unit, dot, ...rest }: BadgeProps) => {
  if (!(count > 0)) return null
  const figure = count > max ? `${max}+` : String(count)
  if (dot) {
    return (
      <Dot {...rest}>
        <VisuallyHidden>
          {figure} {unit}
        </VisuallyHidden>
      </Dot>
    )
  }
  return (
    <StyledBadge {...rest}>
      {figure}
      <VisuallyHidden> {unit}</VisuallyHidden>
    </StyledBadge>
  )
}
