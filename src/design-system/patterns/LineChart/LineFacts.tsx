import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { type ChartSeries, figureText, shorten } from '../charts/figures.ts'
import { Facts } from './LineChart.styles.ts'
import { factsOf } from './line-labels.ts'

/** What the lines say, in words: greatest, least and newest figure of each group. */
export const LineFacts = ({
  labels,
  series,
  unit,
}: {
  labels: readonly string[]
  series: readonly ChartSeries[]
  unit: string
}) => (
  <Facts>
    {[...series.entries()].map(([group, { name, values }]) => (
      <li key={group}>
        {series.length > 1 && `${shorten(name, 20)}：`}
        {wholeFigures(
          factsOf(values)
            .map(
              ({ word, at }) => `${word} ${figureText(values[at] ?? null, unit)}（${shorten(labels[at] ?? '', 20)}）`,
            )
            .join('，') || '无数据',
        )}
      </li>
    ))}
  </Facts>
)
