import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Results, Root } from './SearchLayout.styles.ts'

export { ResultBar } from './SearchLayout.styles.ts'

export type SearchLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What narrows the search: a `FilterBar`, which is a button on a phone. */
  filters: ReactNode
  /** What was found; a `ResultBar` first, with how many and in which order. */
  children: ReactNode
}

/** Filters beside what was found, rows in one panel, each of both under a heading that is heard. Renders a `<div>`. */
export const SearchLayout = ({ filters, children, ...rest }: SearchLayoutProps) => (
  <Root {...rest}>
    <VisuallyHidden>
      <Heading level={2}>筛选条件</Heading>
    </VisuallyHidden>
    {filters}
    <Results>
      <VisuallyHidden>
        <Heading level={2}>搜索结果</Heading>
      </VisuallyHidden>
      {children}
    </Results>
  </Root>
)
