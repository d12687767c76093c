import { useRead } from '#platform/call'
import {
  aheadRead,
  fairListRead,
  monthRead,
  nextRead,
  resultsRead,
  runningRead,
  totalsRead,
  weekRead,
} from '../reads.ts'

/** The fairs that the address of the list asks for. */
export function useFairList() {
  const { data, ...state } = useRead(fairListRead)
  return { fairs: data, ...state }
}

/** Fairs of the kind of the address that one can go to. */
export function useFairsAhead() {
  const { data, ...state } = useRead(aheadRead)
  return { fairs: data?.list, ...state }
}

export function useFairsRunning() {
  const { data, ...state } = useRead(runningRead)
  return { fairs: data?.list, ...state }
}

/** The next fairs for which visitors register. */
export function useNextFairs() {
  const { data, ...state } = useRead(nextRead)
  return { fairs: data?.list, ...state }
}

/** Fairs of the seven days from today. */
export function useFairWeek() {
  const { data, ...state } = useRead(weekRead)
  return { fairs: data?.list, ...state }
}

/** Fairs of the month of the address. */
export function useFairMonth() {
  const { data, ...state } = useRead(monthRead)
  return { fairs: data?.list, ...state }
}

export function useFairTotals() {
  const { data, ...state } = useRead(totalsRead)
  return { totals: data, ...state }
}

/** What came of the fair with a page of its own. */
export function useFairResults() {
  const { data, ...state } = useRead(resultsRead)
  return { results: data, ...state }
}
