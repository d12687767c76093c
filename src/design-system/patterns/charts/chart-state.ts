import type { ChartData } from './ChartFrame.tsx'
import { cleanSeries, mostSeries } from './figures.ts'

/** What of the data a chart draws, and what it says about the rest. Bad input counts as none. */
export const chartState = (labels: ChartData['labels'], series: ChartData['series']) => {
  const names = labels ?? []
  const all = cleanSeries(series ?? [], names.length)
  const drawn = all.slice(0, mostSeries)
  const known = drawn.some(({ values }) => values.some(value => value !== null))
  return {
    names,
    all,
    drawn,
    blank: !known,
    notes: [all.length > mostSeries && `共 ${all.length} 组，图中画出前 ${mostSeries} 组，其余见数据表。`] as const,
  }
}
