import { curveLinear, curveLinearClosed, lineRadial } from 'd3-shape'
import type { Figure } from '../charts/figures.ts'
import { shareOf } from '../charts/ticks.ts'

/** Fewer make no area, more cannot be read. */
export const leastAxes = 3
export const mostAxes = 12

/** The circle that the axes reach to, in a picture of 200 × 200 around 0,0. */
export const reach = 100

const angleOf = (axis: number, count: number): number => (2 * Math.PI * axis) / count

const place = (value: number) => Math.round(value * 100) / 100

/** Where `share` (0 to 1) of an axis lies; the first axis points up, the next ones follow the clock. */
export const pointOf = (axis: number, count: number, share: number): { x: number; y: number } => ({
  x: place(Math.sin(angleOf(axis, count)) * reach * share),
  y: place(-Math.cos(angleOf(axis, count)) * reach * share),
})

/** The outline of one group: closed where every figure is known, else only the sides between known neighbours. */
export const radarPath = (values: readonly Figure[], marks: readonly number[]): { path: string; closed: boolean } => {
  const closed = values.every(value => value !== null)
  const corners = [...values.entries(), ...(closed ? [] : [...values.entries()].slice(0, 1))]
  const path = lineRadial<[number, Figure]>()
    .digits(2)
    .defined(([, value]) => value !== null)
    .angle(([axis]) => angleOf(axis, values.length))
    .radius(([, value]) => reach * shareOf(value ?? 0, marks))
    .curve(closed ? curveLinearClosed : curveLinear)(corners)
  return { path: path ?? '', closed }
}
