import { listImportantCompanies, listSubsiteCompanies, searchCompanies } from '#contract/companies'
import type { InputOf } from '#contract/endpoint'
import { useCall } from '#platform/call'

interface Asked {
  /** '' for any. */
  city: string
  /** '' for any. */
  trade: string
  count: number
}

/** Well-known employers; those that are there stay while more load. */
export function useImportantCompanies({ city, trade, count }: Asked) {
  const { data, ...state } = useCall(
    listImportantCompanies,
    { city, trade, pageSize: count },
    { keepPreviousData: true },
  )
  return { companies: data, ...state }
}

/** Employers of a name; those that are there stay while more load. */
export function useNamedCompanies({ count, ...named }: InputOf<typeof searchCompanies> & { count: number }) {
  const { data, ...state } = useCall(searchCompanies, { ...named, pageSize: count }, { keepPreviousData: true })
  return { companies: data, ...state }
}

/** So many employers of a city that are hiring, the latest to join first. */
export function useHiringCompanies(city: string, count: number) {
  const { data, ...state } = useCall(listSubsiteCompanies, { city, hiring: '1', pageSize: count })
  return { companies: data?.list, ...state }
}
