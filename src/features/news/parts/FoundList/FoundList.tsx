import type { Page } from '#contract/fields'
import type { ArticleSummary } from '#contract/news'
import { EmptyState, Link, type Loadable, LoadState, Pagination } from '#design-system'
import { AreaDrawing } from '#features/site'
import { pageCountOf } from '#platform/routing'
import { ArticleList } from '../ArticleList/ArticleList.tsx'

interface FoundListProps {
  state: Loadable<Page<ArticleSummary>>
  page: number
  hrefFor: (page: number) => string
  /** Where everything is, when nothing was found. */
  allHref: string
}

/** A page of articles in each of its states, with the pages around it. Renders a `<div>`. */
export const FoundList = ({ state, page, hrefFor, allHref }: FoundListProps) => (
  <LoadState
    {...state}
    isEmpty={({ list }) => list.length === 0}
    empty={
      <EmptyState
        picture={<AreaDrawing name="policies" />}
        page={{ list: state.data, firstHref: hrefFor(1), unit: '条' }}
        title="没有找到相关内容"
        action={<Link href={allHref}>查看全部</Link>}
      >
        换一个说法，或者只用一个词再试一次。
      </EmptyState>
    }
  >
    {({ list, total, pageSize }) => (
      <>
        <ArticleList articles={list} />
        <Pagination
          page={page}
          pageCount={pageCountOf({ total, pageSize })}
          hrefFor={hrefFor}
          total={{ count: total }}
        />
      </>
    )}
  </LoadState>
)
