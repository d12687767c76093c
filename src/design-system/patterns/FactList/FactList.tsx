import type { ComponentProps, ReactNode } from 'react'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { Root } from './FactList.styles.ts'

export interface Fact {
  term: string
  details: ReactNode
}

export type FactListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Those without details are left out. */
  facts: readonly Fact[] | null | undefined
  /** Two beside each other where the window is wide: for many short facts. */
  columns?: 1 | 2 | undefined
}

/** What is known of a thing, a line each: 报名截止 2026-12-06. Renders a `<dl>`. */
export const FactList = ({ facts, columns, ...rest }: FactListProps) => (
  <Root data-facts data-columns={columns} {...rest}>
    {facts
      ?.filter(({ details }) => details !== '' && details !== null && details !== undefined && details !== false)
      .map(({ term, details }) => (
        <div key={term}>
          <dt>{wholeFigures(term)}</dt>
          <dd>{wholeFigures(details)}</dd>
        </div>
      ))}
  </Root>
)
