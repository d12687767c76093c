import { type ChartSeries, figureText, percent, shorten } from '../charts/figures.ts'
import { markPath } from '../charts/series-shapes.ts'
import { shareOf } from '../charts/ticks.ts'
import { Column, Curve, Drawn, GridLine, Mark, Picture } from './LineChart.styles.ts'
import { edgeOf, labelled, type Tier } from './line-labels.ts'
import { linePath, placeOf } from './line-places.ts'
import type { Moments } from './use-moments.ts'

type LinePictureProps = {
  label: string
  moments: readonly string[]
  lines: readonly ChartSeries[]
  marks: readonly number[]
  unit: string
  state: Moments
}

/** More points than this are drawn as a line only. */
const mostMarks = 40

const written: readonly (readonly [Tier, number])[] = [
  ['narrow', 6],
  ['wide', 12],
]

export const momentText = (moment: string, lines: readonly ChartSeries[], at: number, unit: string): string =>
  `${shorten(moment, 40)}：${lines
    .map(
      ({ name, values }) => `${lines.length > 1 ? `${shorten(name, 20)} ` : ''}${figureText(values[at] ?? null, unit)}`,
    )
    .join('，')}`

/** Lines, marks and the columns that are focused and touched. Renders an `<svg>` whose parts are placed in percent. */
export const LinePicture = ({ label, moments, lines, marks, unit, state }: LinePictureProps) => {
  const count = moments.length
  const x = (at: number) => percent(placeOf(at, count))
  const y = (value: number) => percent(1 - shareOf(value, marks))
  const half = count < 2 ? 0.5 : 0.5 / (count - 1)
  return (
    <Picture role="group" aria-label={label} onKeyDown={state.onKeyDown}>
      {marks.map(mark => (
        <GridLine key={mark} x1="0" x2="100%" y1={y(mark)} y2={y(mark)} data-zero={mark === 0 || undefined} />
      ))}
      {[...lines.entries()].map(([series, { values }]) => (
        <Drawn key={series} data-series={series} aria-hidden="true">
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <Curve d={linePath(values, marks)} data-dash={series} />
          </svg>
          {count <= mostMarks &&
            [...values.entries()].map(
              ([at, value]) =>
                value !== null && (
                  <svg key={at} x={x(at)} y={y(value)} aria-hidden="true">
                    <Mark d={markPath(series, 64)} />
                  </svg>
                ),
            )}
        </Drawn>
      ))}
      {lines.length === 1 &&
        written.map(([tier, most]) => (
          <Drawn key={tier} data-tier={tier} aria-hidden="true">
            {labelled(lines[0]?.values ?? [], most).map(at => (
              <text key={at} x={x(at)} y={y(lines[0]?.values[at] ?? 0)} dy="-.8em" data-edge={edgeOf(at, count)}>
                {figureText(lines[0]?.values[at] ?? null)}
              </text>
            ))}
          </Drawn>
        ))}
      {[...moments.entries()].map(([at, moment]) => (
        <Column
          key={at}
          role="img"
          aria-label={momentText(moment, lines, at, unit)}
          tabIndex={at === state.reachable ? 0 : -1}
          data-moment={at}
          data-active={at === state.active || undefined}
          onFocus={() => state.choose(at)}
          onPointerEnter={() => state.choose(at)}
        >
          <line x1={x(at)} x2={x(at)} y1="0" y2="100%" />
          <rect x={percent(placeOf(at, count) - half)} width={percent(2 * half)} height="100%" />
        </Column>
      ))}
    </Picture>
  )
}
