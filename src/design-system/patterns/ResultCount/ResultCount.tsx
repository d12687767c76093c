import type { ComponentProps } from 'react'
import { grouped } from '../../primitives/grouped.ts'
import { Root } from './ResultCount.styles.ts'

export type ResultCountProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** Absent while the first answer is on its way. */
  count: number | undefined
  /** Counting stopped there: 1,000+. */
  capped?: boolean | undefined
  /** What is counted: 个职位. */
  unit: string
}

/** How many were found; a change is read aloud when the reader pauses. Renders a `<p role="status">`. */
export const ResultCount = ({ count, capped, unit, ...rest }: ResultCountProps) => (
  <Root role="status" {...rest}>
    {count !== undefined && (
      <>
        共{' '}
        <b>
          {grouped(count)}
          {capped && '+'}
        </b>{' '}
        {unit}
      </>
    )}
  </Root>
)
