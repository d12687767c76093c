import { type ArticleKind, articleKinds } from '#contract/news'
import type { ArticleSearch } from '../hooks/useArticles.ts'

export const kindLabels = {
  notice: '通知公告',
  exam: '考试公告',
  policy: '政策法规',
  news: '新闻资讯',
} as const satisfies Record<ArticleKind, string>

const isKind = (value: string): value is ArticleKind => articleKinds.some(kind => kind === value)

/** The list that an address stands for; what makes no sense counts as not given. */
export function searchOf(address: URLSearchParams): ArticleSearch {
  const kind = address.get('kind') ?? ''
  const page = Number(address.get('page') ?? 1)
  return {
    kind: isKind(kind) ? kind : '',
    t: [...(address.get('t') ?? '')].slice(0, 60).join('').trim(),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 500) : 1,
  }
}

export function addressOf({ kind, t, page }: ArticleSearch): string {
  const address = new URLSearchParams({
    ...(kind && { kind }),
    ...(t && { t }),
    ...(page > 1 && { page: String(page) }),
  })
  return address.size > 0 ? `/notice/list?${address}` : '/notice/list'
}
