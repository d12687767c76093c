import { arc, pie } from 'd3-shape'
import type { Figure } from '../charts/figures.ts'

export type DonutItem = { label: string; value: Figure }

export type Slice = { label: string; value: number; share: number; path: string }

/** As many slices as patterns can tell apart; what is more is put together as 其他. */
export const mostSlices = 6

/** The largest items, and the rest as one. */
const gathered = (items: readonly { label: string; value: number }[]) => {
  const sorted = [...items].sort((one, other) => other.value - one.value)
  if (sorted.length <= mostSlices) return sorted
  const rest = sorted.slice(mostSlices - 1)
  const value = rest.reduce((sum, item) => sum + item.value, 0)
  return [...sorted.slice(0, mostSlices - 1), { label: `其他（${rest.length} 项）`, value }]
}

/** What a ring can show: known figures above zero, largest first, as arcs of a circle of 100 around 0,0. */
export const donutSlices = (items: readonly DonutItem[]) => {
  const drawable = items.flatMap(({ label, value }) => (value !== null && value > 0 ? [{ label, value }] : []))
  const total = drawable.reduce((sum, { value }) => sum + value, 0)
  const draw = arc<{ startAngle: number; endAngle: number }>().innerRadius(30).outerRadius(48).digits(2)
  const angles = pie<{ label: string; value: number }>()
    .sort(null)
    .value(({ value }) => value)(gathered(drawable))
  const slices: Slice[] = angles.map(({ data, startAngle, endAngle }) => ({
    ...data,
    share: data.value / total,
    path: draw({ startAngle, endAngle }) ?? '',
  }))
  return {
    slices,
    total,
    negative: items.filter(({ value }) => value !== null && value < 0).length,
    unknown: items.filter(({ value }) => value === null).length,
  }
}

/** A share as people read it; what is not nothing is never written as nothing. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.001 ? '不足 0.1%' : `${Math.round(share * 1000) / 10}%`
