import { type ChartSeries, percent, shorten } from '../charts/figures.ts'
import { markPath } from '../charts/series-shapes.ts'
import { shareOf } from '../charts/ticks.ts'
import { Outline, Picture, Web } from './RadarChart.styles.ts'
import { pointOf, radarPath, reach } from './radar-places.ts'

const sideOf = (x: number) => {
  if (Math.abs(x) < 1) return undefined
  return x < 0 ? 'left' : 'right'
}

/** The circle takes the middle 56 % of the width and 78 % of the height, names the rest. */
const half = { across: 0.28, down: 0.28 * (25 / 18) } as const
const spotOf = (place: number, share: number) => percent(0.5 + (share * place) / reach)

const ring = (count: number, share: number) => {
  const corners = Array.from({ length: count }, (_, axis) => pointOf(axis, count, share))
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** Web, outlines and names. Renders an `<svg>` hidden from screen readers: the list beside it says the same. */
export const RadarPicture = ({
  axes,
  groups,
  marks,
}: {
  axes: readonly string[]
  groups: readonly ChartSeries[]
  marks: readonly number[]
}) => (
  <Picture aria-hidden="true">
    <svg
      x={percent(0.5 - half.across)}
      y={percent(0.5 - half.down)}
      width={percent(2 * half.across)}
      height={percent(2 * half.down)}
      viewBox="-100 -100 200 200"
      overflow="visible"
      aria-hidden="true"
    >
      {marks.slice(1).map((mark, at) => (
        <Web key={mark} d={ring(axes.length, shareOf(mark, marks))} data-outer={at === marks.length - 2 || undefined} />
      ))}
      {[...axes.keys()].map(axis => {
        const { x, y } = pointOf(axis, axes.length, 1)
        return <Web key={axis} d={`M0 0L${x} ${y}`} />
      })}
      {[...groups.entries()].map(([series, { values }]) => {
        const { path, closed } = radarPath(values, marks)
        return (
          <g key={series} data-series={series}>
            <Outline d={path} data-closed={closed || undefined} data-dash={series} />
            {[...values.entries()].map(([axis, value]) => {
              if (value === null) return null
              const { x, y } = pointOf(axis, axes.length, shareOf(value, marks))
              return <path key={axis} d={markPath(series)} transform={`translate(${x} ${y})`} fill="currentcolor" />
            })}
          </g>
        )
      })}
    </svg>
    {[...axes.entries()].map(([axis, name]) => {
      const { x, y } = pointOf(axis, axes.length, 1.14)
      return (
        <text key={axis} x={spotOf(x, half.across)} y={spotOf(y, half.down)} data-side={sideOf(x)}>
          {shorten(name, 5)}
        </text>
      )
    })}
  </Picture>
)
