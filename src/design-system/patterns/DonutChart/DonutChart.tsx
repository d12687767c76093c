import { ChartFrame, type ChartTexts } from '../charts/ChartFrame.tsx'
import { clean, figureText, shorten } from '../charts/figures.ts'
import { Swatch } from '../charts/Legend.tsx'
import { patternFill } from '../charts/SeriesPatterns.tsx'
import { Figures, Layout, Parts, Ring, Total } from './DonutChart.styles.ts'
import { type DonutItem, donutSlices, mostSlices, shareText } from './donut-slices.ts'

export type DonutChartProps = ChartTexts & {
  /** The parts of one whole; null where a figure is unknown. */
  items: readonly DonutItem[] | null | undefined
  /** What the figures are, as the head of their column: 人数. */
  valueTitle?: string | undefined
}

/** How a whole is divided; every part is written beside the ring with its figure and share. Renders a `<figure>`. */
export const DonutChart = ({ items, valueTitle = '数量', unit, ...rest }: DonutChartProps) => {
  const all = (items ?? []).map(({ label, value }) => ({ label, value: clean(value) }))
  const { slices, total, negative, unknown } = donutSlices(all)
  const above = all.filter(({ value }) => value !== null && value > 0).length
  const notes = [
    above > mostSlices && `共 ${above} 项，图中画出最大的 ${mostSlices - 1} 项，其余合为“其他”，全部见数据表。`,
    negative > 0 && `${negative} 项为负数，无法画进圆环，见数据表。`,
    unknown > 0 && `${unknown} 项无数据，未计入合计。`,
    total === 0 && '各项合计为 0，没有可画的部分。',
  ]
  return (
    <ChartFrame
      {...rest}
      unit={unit}
      labels={all.map(({ label }) => label)}
      series={[{ name: valueTitle, values: all.map(({ value }) => value) }]}
      legend="none"
      patternScale={0.4}
      notes={notes}
      blank={all.length === unknown}
    >
      {base => (
        <Layout>
          <Ring>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              {total === 0 && (
                <>
                  <circle r="48" />
                  <circle r="30" />
                </>
              )}
              {[...slices.entries()].map(([at, { path }]) => (
                <path key={at} d={path} fill={patternFill(base, at)} data-series={at} />
              ))}
            </svg>
            <Total>
              合计
              <strong>{figureText(total)}</strong>
              {shorten(unit, 20)}
            </Total>
          </Ring>
          <Parts>
            {[...slices.entries()].map(([at, { label, value, share }]) => (
              <li key={at}>
                <Swatch base={base} series={at} kind="area" />
                <span>{shorten(label, 40)}</span>
                <Figures>
                  {figureText(value)} <span>{shareText(share)}</span>
                </Figures>
              </li>
            ))}
          </Parts>
        </Layout>
      )}
    </ChartFrame>
  )
}
