import type { Term } from '#contract/searches'
import { groupsFor, selectedOf } from './filters.ts'
import { changed, type JobSearch, searchAt } from './search.ts'

/** One line under the search box. */
export interface Suggestion {
  readonly key: string
  readonly label: string
  readonly note: string
  readonly href: string
}

/** What is chosen beside the words, as the filters name it. */
function chosenIn(search: JobSearch): string[] {
  const selected = selectedOf(search)
  return groupsFor(search).flatMap(({ name, options }) =>
    options.filter(({ value }) => selected[name]?.includes(value)).map(({ label }) => label),
  )
}

/** How many jobs there are in the whole province, which is said where fewer will be found; '' where they are not counted. */
const countOf = (search: JobSearch, jobs: Term['jobs']) =>
  jobs === null ? '' : `${chosenIn(search).length > 0 ? '全省 ' : ''}${jobs} 个职位`

/** A company is looked for by its name, everything else by its words; place and filters stay. */
export const suggestionOf = (search: JobSearch, { kind, label, jobs }: Term): Suggestion => ({
  key: `${kind} ${label}`,
  label,
  note: `${kind === 'company' ? '公司 · ' : ''}${countOf(search, jobs)}`,
  href: changed(search, { t: label, type: kind === 'company' ? '2' : '' }),
})

/** What was searched for before, by its words or else by the first thing that was chosen. */
export function recentOf(address: string): Suggestion[] {
  const search = searchAt(address)
  const [label, ...others] = [...(search.t ? [search.t] : []), ...chosenIn(search)]
  return label ? [{ key: address, label, note: [...others, '最近搜过'].join(' · '), href: address }] : []
}
