import type { ComponentProps } from 'react'
import { wholeDays } from '../whole-figures.tsx'
import { StyledHeading } from './Heading.styles.ts'

export type HeadingLevel = 1 | 2 | 3 | 4
/** `page` is the one size of page titles: smaller on a phone. */
export type HeadingSize = 'page' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'

export type HeadingProps = ComponentProps<'h2'> & {
  /** Its place in the outline. */
  level: HeadingLevel
  /** How large it looks, when that is not what its level says. */
  size?: HeadingSize | undefined
}

const sizeOf = { 1: 'page', 2: 'xl', 3: 'lg', 4: 'md' } as const satisfies Record<HeadingLevel, HeadingSize>
const tagOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>

/** Names a page or a part of it. Renders `<h1>` to `<h4>`. */
export const Heading = ({ level, size = sizeOf[level], children, ...rest }: HeadingProps) => (
  <StyledHeading as={tagOf[level]} data-size={size} {...rest}>
    {wholeDays(children)}
  </StyledHeading>
)
