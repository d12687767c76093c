import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { type ChartData, ChartFrame, type ChartTexts } from '../charts/ChartFrame.tsx'
import { chartState } from '../charts/chart-state.ts'
import { axisText, extent, type Figure, figureText, percent, shorten } from '../charts/figures.ts'
import { patternFill } from '../charts/SeriesPatterns.tsx'
import { shareOf, ticks } from '../charts/ticks.ts'
import { Axis, Bar, Name, Row, Rows, Track, Value } from './BarChart.styles.ts'

export type BarChartProps = ChartTexts &
  ChartData & {
    /** Bars beyond these are left to the table, and the chart says so. */
    most?: number | undefined
  }

type OneBarProps = { base: string; series: number; value: Figure; marks: readonly number[] }

/** One bar from zero to its figure, over the lines of the axis. */
const OneBar = ({ base, series, value, marks }: OneBarProps) => {
  const zero = shareOf(0, marks)
  const end = shareOf(value ?? 0, marks)
  return (
    <Track aria-hidden="true" data-series={series}>
      {marks.map(mark => {
        const at = percent(shareOf(mark, marks))
        return <line key={mark} x1={at} x2={at} y1="0" y2="130%" data-zero={mark === 0 || undefined} />
      })}
      {value !== null && value !== 0 && (
        <rect
          x={percent(Math.min(zero, end))}
          width={percent(Math.abs(end - zero))}
          height="100%"
          fill={patternFill(base, series)}
        />
      )}
    </Track>
  )
}

/** Compares figures by lying bars, each with its name and figure written beside it. Renders a `<figure>`. */
export const BarChart = ({ labels, series, most = 50, unit, ...rest }: BarChartProps) => {
  const { names, all, drawn, blank, notes } = chartState(labels, series)
  const shown = drawn.map(({ name, values }) => ({ name, values: values.slice(0, most) }))
  const [low, high] = extent(shown) ?? [0, 0]
  const marks = ticks(Math.min(0, low), Math.max(0, high))
  const left = names.length > most && `共 ${names.length} 项，图中画出前 ${most} 项，全部见数据表。`
  return (
    <ChartFrame {...rest} unit={unit} labels={names} series={all} legend="area" notes={[...notes, left]} blank={blank}>
      {base => (
        <Rows>
          {[...names.slice(0, most).entries()].map(([row, label]) => (
            <Row key={row}>
              <Name>{shorten(label, 60)}</Name>
              <span>
                {[...shown.entries()].map(([at, { name, values }]) => {
                  const value = values[row] ?? null
                  return (
                    <Bar key={at}>
                      <OneBar base={base} series={at} value={value} marks={marks} />
                      <Value data-unknown={value === null || undefined}>
                        {shown.length > 1 && <VisuallyHidden>{shorten(name, 40)}：</VisuallyHidden>}
                        {figureText(value)}
                      </Value>
                    </Bar>
                  )
                })}
              </span>
            </Row>
          ))}
          <Row aria-hidden="true">
            <Name />
            <Bar>
              <Axis>
                {marks.map(mark => (
                  <text key={mark} x={percent(shareOf(mark, marks))} y="1.1em">
                    {axisText(mark)}
                  </text>
                ))}
              </Axis>
            </Bar>
          </Row>
        </Rows>
      )}
    </ChartFrame>
  )
}
