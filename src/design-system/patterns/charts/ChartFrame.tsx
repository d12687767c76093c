import { type ComponentProps, type ReactNode, useId } from 'react'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { ChartTable } from './ChartTable.tsx'
import { Blank, Note, Root, Title } from './charts.styles.ts'
import type { ChartSeries } from './figures.ts'
import { Legend } from './Legend.tsx'
import { SeriesPatterns } from './SeriesPatterns.tsx'

export type ChartTexts = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  /** What the figures are: 各市在招职位. */
  title: string
  /** What they are counted in: 个, 人, 元/月. */
  unit: string
  /** Where they come from, and as of when. */
  source: string
  /** What the rows are, as the head of the table: 城市, 月份. */
  rowTitle?: string | undefined
}

export type ChartData = {
  /** One for each row, bar, axis or moment. */
  labels: readonly string[] | null | undefined
  /** Groups of figures, each as long as `labels`; null where a figure is unknown. */
  series: readonly ChartSeries[] | null | undefined
}

type FrameProps = ChartTexts & {
  labels: readonly string[]
  series: readonly ChartSeries[]
  legend: 'area' | 'line' | 'none'
  /** How large the patterns are in the picture's own units. */
  patternScale?: number | undefined
  /** What the picture leaves out or cannot show; empty ones are not shown. */
  notes: readonly (string | false)[]
  blank: boolean
  children: (base: string) => ReactNode
}

/** What every chart has around its picture: title, unit, names, notes, source, and the same figures as a table. Renders a `<figure>`. */
export const ChartFrame = ({
  title,
  unit,
  source,
  rowTitle = '项目',
  labels,
  series,
  legend,
  patternScale,
  notes,
  blank,
  children,
  ...rest
}: FrameProps) => {
  const base = useId()
  return (
    <Root aria-labelledby={`${base}-title`} {...rest}>
      <Title>
        <span id={`${base}-title`}>{title}</span>
        <span>单位：{unit}</span>
      </Title>
      <SeriesPatterns base={base} scale={patternScale} />
      {legend !== 'none' && !blank && (
        <Legend base={base} names={series.slice(0, 6).map(({ name }) => name)} kind={legend} />
      )}
      {blank ? <Blank>暂无数据</Blank> : children(base)}
      {notes.map(note => note && <Note key={note}>{note}</Note>)}
      <Note>数据来源：{wholeFigures(source)}</Note>
      {labels.length > 0 && <ChartTable title={title} unit={unit} head={rowTitle} labels={labels} series={series} />}
    </Root>
  )
}
