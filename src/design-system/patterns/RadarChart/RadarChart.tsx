import { type ChartData, ChartFrame, type ChartTexts } from '../charts/ChartFrame.tsx'
import { chartState } from '../charts/chart-state.ts'
import { extent, figureText, shorten } from '../charts/figures.ts'
import { ticks } from '../charts/ticks.ts'
import { Axes, Layout } from './RadarChart.styles.ts'
import { RadarPicture } from './RadarPicture.tsx'
import { leastAxes, mostAxes } from './radar-places.ts'

export type RadarChartProps = ChartTexts &
  ChartData & {
    /** The full score that every axis reaches to; a round figure above the greatest without it. */
    max?: number | undefined
  }

/** How somebody or something stands in several respects at once, such as an assessment. Renders a `<figure>`. */
export const RadarChart = ({ labels, series, max, unit, ...rest }: RadarChartProps) => {
  const { names, all, drawn, blank, notes } = chartState(labels, series)
  const axes = names.slice(0, mostAxes)
  const groups = drawn.map(({ name, values }) => ({ name, values: values.slice(0, mostAxes) }))
  const [low, high] = extent(groups) ?? [0, 0]
  const marks = ticks(0, max !== undefined && max > 0 ? Math.max(max, high) : Math.max(0, high))
  return (
    <ChartFrame
      {...rest}
      unit={unit}
      labels={names}
      series={all}
      legend="line"
      notes={[
        ...notes,
        names.length > mostAxes && `共 ${names.length} 项，图中画出前 ${mostAxes} 项，全部见数据表。`,
        !blank && names.length < leastAxes && `少于 ${leastAxes} 项，画不成雷达图，只列出数值。`,
        low < 0 && '负数画在图的中心，数值以文字为准。',
      ]}
      blank={blank}
    >
      {() => (
        <Layout>
          {axes.length >= leastAxes && <RadarPicture axes={axes} groups={groups} marks={marks} />}
          <Axes>
            {[...axes.entries()].map(([axis, label]) => (
              <li key={axis}>
                <span>{shorten(label, 40)}</span>
                <span>
                  {groups
                    .map(({ name, values }) => {
                      const words = figureText(values[axis] ?? null, unit)
                      return groups.length > 1 ? `${shorten(name, 12)} ${words}` : words
                    })
                    .join('，')}
                </span>
              </li>
            ))}
          </Axes>
        </Layout>
      )}
    </ChartFrame>
  )
}
