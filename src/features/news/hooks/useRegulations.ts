import { listRegulations } from '#contract/regulations'
import { useCall } from '#platform/call'
import type { RegulationSearch } from '../model/regulation-search.ts'

export function useRegulations(search: RegulationSearch) {
  const { data, ...state } = useCall(listRegulations, search, { keepPreviousData: true })
  return { regulations: data, ...state }
}
