import type { ComponentProps } from 'react'
import { StyledRow, StyledStack } from './Stack.styles.ts'
import type { Gap } from './Stack.variants.ts'

export type StackProps = ComponentProps<'div'> & {
  /** Steps of the 4-point grid. */
  gap?: Gap | undefined
}

export type RowProps = StackProps & {
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch' | undefined
  justify?: 'start' | 'center' | 'between' | 'end' | undefined
  /** Keeps everything on one line. */
  nowrap?: boolean | undefined
}

/** One thing under another, evenly spaced. Renders a `<div>`. */
export const Stack = ({ gap = 4, ...rest }: StackProps) => <StyledStack data-gap={gap} {...rest} />

/** Things side by side that wrap where there is no room. Renders a `<div>`. */
export const Row = ({ gap = 2, align = 'center', justify, nowrap, ...rest }: RowProps) => (
  <StyledRow data-gap={gap} data-align={align} data-justify={justify} data-nowrap={nowrap} {...rest} />
)
