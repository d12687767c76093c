import { type ArticleKind, articleKinds } from '#contract/news'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, city, oneOf, pageNumber, words } from '#platform/routing'

export const kindLabels = {
  notice: '通知公告',
  exam: '考试公告',
  policy: '政策法规',
  news: '新闻资讯',
  group: '单位动态',
} as const satisfies Record<ArticleKind, string>

/** `/notice/list?kind=exam&t=…`: which articles are asked for. */
export const articleSearch = addressCodec({ kind: oneOf(articleKinds), t: words(), city: city(), page: pageNumber() })

type ArticleSearch = AddressOf<typeof articleSearch>

export const noticesHref = (search: Partial<ArticleSearch>): string => articleSearch.format(pathTo('notices'), search)
