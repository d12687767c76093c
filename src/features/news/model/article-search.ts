import { type ArticleKind, articleKinds } from '#contract/news'
import type { ArticleSearch } from '../hooks/useArticles.ts'

export const kindLabels = {
  notice: '通知公告',
  exam: '考试公告',
  policy: '政策法规',
  news: '新闻资讯',
  group: '单位动态',
} as const satisfies Record<ArticleKind, string>

const isKind = (value: string): value is ArticleKind => articleKinds.some(kind => kind === value)

/** What may be asked for in words: as the service takes it. */
export const wordsIn = (address: URLSearchParams) => [...(address.get('t') ?? '')].slice(0, 60).join('').trim()

export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, 500) : 1
}

/** A city of Jiangxi by its code in GB/T 2260; '' for none. */
const cityIn = (address: URLSearchParams) => /^36(0[1-9]|1[01])00$/.exec(address.get('city') ?? '')?.[0] ?? ''

/** The list that an address stands for; what makes no sense counts as not given. */
export function searchOf(address: URLSearchParams): ArticleSearch {
  const kind = address.get('kind') ?? ''
  return { kind: isKind(kind) ? kind : '', t: wordsIn(address), city: cityIn(address), page: pageIn(address) }
}

/** A page's address with what is asked for; empty values and the first page leave no trace. */
export function listAddress(base: string, given: Readonly<Record<string, string | number>>): string {
  const kept = Object.entries(given).filter(([name, value]) => value !== '' && !(name === 'page' && Number(value) <= 1))
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${base}?${query}` : base
}

export const addressOf = ({ kind, t, city, page }: ArticleSearch): string =>
  listAddress('/notice/list', { kind, t, city, page })
