import { useRead } from '#platform/call'
import { seriesListRead, seriesRead } from '../reads.ts'

/** Series of the kind of the address. */
export function useSeriesList() {
  const { data, ...state } = useRead(seriesListRead)
  return { series: data?.list, ...state }
}

/** The series of the address. */
export function useSeries() {
  const { data, ...state } = useRead(seriesRead)
  return { series: data, ...state }
}
