import { type SearchTerm, searchTerms, searchText, writtenTerm } from '#contract/rules'
import type { FilterGroup, FilterState, Typed } from '#design-system'
import { addressFor, groupsFor, selectedOf } from './filters.ts'
import { changed, type JobSearch, withTyped } from './search.ts'

/** Phrases and exclusions, by their name in the address. */
const UNDERSTOOD = 't'

const labelOf = ({ kind, text }: SearchTerm) => (kind === 'phrase' ? `包含“${text}”` : `不含 ${text}`)

const understood = (search: JobSearch) => searchTerms(search.t).filter(({ kind }) => kind !== 'word')

/** What a written term says, for people. */
export const termLabel = (written: string): string => searchTerms(written).map(labelOf).join(' ')

/** The filters, and before them what was understood of the text, as removable tags take them. */
export function tagGroups(search: JobSearch): FilterGroup[] {
  const options = understood(search).map(term => ({ value: writtenTerm(term), label: labelOf(term) }))
  return [{ name: UNDERSTOOD, label: '搜索词', multiple: true, options }, ...groupsFor(search)]
}

/** What is chosen, with what was understood of the text. */
export const tagsOf = (search: JobSearch): FilterState => {
  const terms = understood(search).map(writtenTerm)
  return { ...(terms.length > 0 && { [UNDERSTOOD]: terms }), ...selectedOf(search) }
}

/** The text without one of its terms, or with a phrase as plain words. */
export function withoutTerm(search: JobSearch, written: string): string {
  const t = searchTerms(search.t).flatMap((term): SearchTerm[] => {
    if (writtenTerm(term) !== written) return [term]
    return term.kind === 'phrase' ? [{ ...term, kind: 'word' }] : []
  })
  return changed(search, { t: searchText(t) })
}

/** The address after a tag has been taken away, with what stands unsent in the search box. */
export function addressOfTags(search: JobSearch, tags: FilterState, typed?: Typed): string {
  const kept = tags[UNDERSTOOD] ?? []
  const gone = understood(search)
    .map(writtenTerm)
    .filter(term => !kept.includes(term))
  const without = (t: string) => searchText(searchTerms(t).filter(term => !gone.includes(writtenTerm(term))))
  const asked = withTyped(search, typed)
  return addressFor({ ...search, t: without(search.t) }, tags, typed && { ...typed, word: without(asked.t) })
}
