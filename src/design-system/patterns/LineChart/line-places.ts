import { curveLinear, curveMonotoneX, line } from 'd3-shape'
import type { Figure } from '../charts/figures.ts'
import { shareOf } from '../charts/ticks.ts'

/** Where moment `at` of `count` stands between the left edge (0) and the right (1). */
export const placeOf = (at: number, count: number): number => (count < 2 ? 0.5 : at / (count - 1))

/** The line of one group in a picture of 1000 × 1000; unknown figures break it. Bends never pass the figures. */
export const linePath = (values: readonly Figure[], marks: readonly number[]): string =>
  line<Figure>()
    .digits(1)
    .defined(value => value !== null)
    .x((_, at) => 1000 * placeOf(at, values.length))
    .y(value => 1000 * (1 - shareOf(value ?? 0, marks)))
    .curve(values.length > 60 ? curveLinear : curveMonotoneX)([...values]) ?? ''
