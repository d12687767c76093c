import { type PageName, pathTo } from '#contract/pages'
import { examNoticeType } from '#contract/reference/exams'
import { type AddressOf, addressCodec, city, flag, oneOf, pageNumber, words } from '#platform/routing'

/** The two pages that list articles: notices of the offices, and everything with the features (专题专栏). */
export type ArticleListName = Extract<PageName, 'examNotices' | 'examNews'>

/** Kinds of articles that a page has, in the order of its tabs. */
export const typesOn = (list: ArticleListName) =>
  examNoticeType.filter(({ value }) => list === 'examNews' || value !== '0')

/** `/exam/notice?type=1&city=360700`: which articles are asked for. */
const articleSearch = addressCodec({
  t: words(),
  type: oneOf(examNoticeType.map(({ value }) => value)),
  city: city(),
  corrected: flag(),
  page: pageNumber(),
})
export type ArticleSearch = AddressOf<typeof articleSearch>

/** What an address asks for; notices without a type are announcements, which is what people come for. */
export function articleSearchOf(list: ArticleListName, query: URLSearchParams): ArticleSearch {
  const search = articleSearch.parse(query)
  return typesOn(list).some(({ value }) => value === search.type)
    ? search
    : { ...search, type: list === 'examNotices' ? '1' : '' }
}

export const articleListAddress = (
  list: ArticleListName,
  search: ArticleSearch,
  change: Partial<ArticleSearch>,
): string => articleSearch.change(pathTo(list), search, change)
