import { type SearchTerm, searchTerms, searchText, writtenTerm } from '#contract/rules'
import { changed, type JobSearch } from './search.ts'

/** The address of a search without one of its terms, or with a phrase as plain words. */
export function withoutTerm(search: JobSearch, written: string): string {
  const t = searchTerms(search.t).flatMap((term): SearchTerm[] => {
    if (writtenTerm(term) !== written) return [term]
    return term.kind === 'phrase' ? [{ ...term, kind: 'word' }] : []
  })
  return changed(search, { t: searchText(t) })
}
