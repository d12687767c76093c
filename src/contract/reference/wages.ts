import type { Option } from './option.ts'

/** A pay band in yuan a month; null is an open end. */
export type WageBand = Option & { readonly minYuan: number | null; readonly maxYuan: number | null }

export const wageList = [
  { value: '1', label: '3K及以下', minYuan: null, maxYuan: 3000 },
  { value: '2', label: '3K~5K', minYuan: 3000, maxYuan: 5000 },
  { value: '3', label: '5K~8K', minYuan: 5000, maxYuan: 8000 },
  { value: '4', label: '8K~10K', minYuan: 8000, maxYuan: 10000 },
  { value: '5', label: '10K~20K', minYuan: 10000, maxYuan: 20000 },
  { value: '6', label: '20K~30K', minYuan: 20000, maxYuan: 30000 },
  { value: '7', label: '30K及以上', minYuan: 30000, maxYuan: null },
] as const satisfies readonly WageBand[]

/**
 * The band in which the middle of a monthly range lies, or null when neither end is known (面议). One known end stands
 * for the range. A middle on the edge of two bands belongs to the higher one, but exactly 3,000 is "3K及以下".
 */
export function bandOf(minYuan: number | null, maxYuan: number | null): (typeof wageList)[number] | null {
  const low = minYuan ?? maxYuan
  const high = maxYuan ?? minYuan
  if (low === null || high === null) return null
  const middle = (low + high) / 2
  const lowest = wageList[0]
  if (middle <= lowest.maxYuan) return lowest
  return wageList.find(band => band.maxYuan === null || (band !== lowest && middle < band.maxYuan)) ?? null
}
