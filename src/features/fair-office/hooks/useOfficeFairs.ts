import { useRead } from '#platform/call'
import { officeFairRead, officeFairsRead } from '../reads.ts'

/** How often figures are read anew, in milliseconds. */
const FRESH = 30_000

/** The fairs that one has a hand in, and the cities in which one may make new ones. */
export function useOfficeFairs() {
  const { data, ...state } = useRead(officeFairsRead)
  return { fairs: data?.list, cities: data?.cities ?? [], ...state }
}

/** The fair whose office the address is of; its figures keep up by themselves. */
export function useOfficeFair() {
  const { data, ...state } = useRead(officeFairRead, { refreshInterval: FRESH })
  return { desk: data, ...state }
}
