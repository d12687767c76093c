import { listSites, searchSites } from '#contract/exam-tickets'
import { useCall } from '#platform/call'

/** Where an exam is sat. */
export function useSites(exam: string) {
  const { data, ...state } = useCall(listSites, { exam })
  return { sites: data?.list, ...state }
}

/** The sites that a ticket's number or a name leads to; not asked without words. */
export function useSiteSearch(examId: string, value: string) {
  const { data, ...state } = useCall(searchSites, value === '' ? null : { exam: examId, value })
  return { found: data?.list, ...state }
}
