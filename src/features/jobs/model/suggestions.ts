import type { Term } from '#contract/searches'
import { changed, type JobSearch, queryOf } from './search.ts'

/** One line under the search box. */
export interface Suggestion {
  readonly key: string
  readonly label: string
  readonly note: string
  readonly href: string
}

/** A company is looked for by its name, everything else by its words; place and filters stay. */
export const suggestionOf = (search: JobSearch, { kind, label, jobs }: Term): Suggestion => ({
  key: `${kind} ${label}`,
  label,
  note: `${kind === 'company' ? '公司 · ' : ''}${jobs} 个职位`,
  href: changed(search, { t: label, type: kind === 'company' ? '2' : '' }),
})

/** What was searched for before, where it had words. */
export function recentOf(address: string): Suggestion[] {
  const label = queryOf(new URL(address, 'https://portal.invalid').searchParams).t
  return label ? [{ key: address, label, note: '最近搜过', href: address }] : []
}
