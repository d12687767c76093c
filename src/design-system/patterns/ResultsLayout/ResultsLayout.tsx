import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { SkipLink } from '../PageLayout/PageLayout.styles.ts'
import { Columns, Results, Root } from './ResultsLayout.styles.ts'

const resultsId = 'results'

export type ResultsLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** Word and place, always in sight. */
    search?: ReactNode
    /** Which kind of them: `TabLinks`. */
    tabs?: ReactNode
    /** Between search and results: companies of that name, help with no results. */
    helps?: ReactNode
    /** What narrows the search: a `FilterBar`, which is a button on a phone. */
    filters?: ReactNode
    /** What was found; a `ResultBar` first, with how many and in which order. */
    children: ReactNode
    /** A column of its own at the end: what `ResultsWithPane` opens beside the results. */
    beside?: ReactNode
  }

/** What was found for words, place and filters: search on top, filters beside rows in one panel, each under a heading that is heard. Renders a `<div>`. */
export const ResultsLayout = ({
  title,
  lead,
  crumbs,
  actions,
  search,
  tabs,
  helps,
  filters,
  children,
  beside,
  ...rest
}: ResultsLayoutProps) => (
  <Root data-page-type="results" {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
    {filters && <SkipLink href={`#${resultsId}`}>跳到结果</SkipLink>}
    {tabs}
    {search}
    {helps}
    <Columns data-filtered={filters ? true : undefined} data-beside={beside ? true : undefined}>
      {filters && (
        <VisuallyHidden>
          <Heading level={2}>筛选条件</Heading>
        </VisuallyHidden>
      )}
      {filters}
      <Results id={resultsId} tabIndex={-1}>
        <VisuallyHidden>
          <Heading level={2}>搜索结果</Heading>
        </VisuallyHidden>
        {children}
      </Results>
      {beside}
    </Columns>
  </Root>
)
