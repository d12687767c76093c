import { countFacets, countNeighbours, type JobQuery } from '#contract/jobs'
import { relieveSearch, suggestTerms } from '#contract/searches'
import { useCall, useRead } from '#platform/call'
import { hiddenCompaniesRead } from '../reads.ts'

/** What somebody who has typed this probably means; what was suggested before stays while the next comes. */
export function useTerms(text: string) {
  const { data } = useCall(suggestTerms, text ? { t: text } : null, { keepPreviousData: true })
  return { terms: text ? (data?.list ?? []) : [] }
}

/** How many jobs each choice of a filter would leave; those of the search before stay while the next ones come. */
export function useFacets(search: JobQuery | null) {
  const { data, error } = useCall(countFacets, search, { keepPreviousData: true })
  return { facets: error ? undefined : data?.list }
}

/** Which filter to let go of; asked for only where nothing was found, with a filter to let go of (else null). */
export function useRelief(search: JobQuery | null) {
  const { data, error } = useCall(relieveSearch, search)
  return { relief: data?.list ?? [], isKnown: data !== undefined, isAwaited: search !== null && !data && !error }
}

/** The same search in the places beside the chosen one; asked for only where that has few. */
export function useNeighbours({ page: _page, sort: _sort, ...search }: JobQuery) {
  const { data } = useCall(countNeighbours, search)
  return { neighbours: data?.list ?? [] }
}

/** How many companies the signed-in seeker has hidden; without what changes that, so that a first visit carries less. */
export function useHiddenNumber() {
  const { data } = useRead(hiddenCompaniesRead)
  return { hidden: data?.list.length ?? 0 }
}
