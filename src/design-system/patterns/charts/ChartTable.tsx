import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown } from '../../primitives/Icon/paths.ts'
import { Table } from '../../primitives/Table/index.ts'
import { Details, Summary } from './charts.styles.ts'
import { type ChartSeries, figureText } from './figures.ts'

const page = 200

/** The figures of a chart as a table, folded away on screens and open on paper. Renders a `<details>`. */
export const ChartTable = ({
  title,
  unit,
  head,
  labels,
  series,
}: {
  title: string
  unit: string
  head: string
  labels: readonly string[]
  series: readonly ChartSeries[]
}) => {
  const [shown, setShown] = useState(page)
  const rows = labels.slice(0, shown).map((label, at) => ({ label, at }))
  return (
    <Details>
      <Summary>
        查看数据表
        <Icon path={chevronDown} size="small" />
      </Summary>
      <Table
        caption={`${title}（单位：${unit}）`}
        captionHidden
        rows={rows}
        rowKey={({ at }) => at}
        columns={[
          { id: 'label', title: head, rowHeader: true, cell: row => row.label },
          ...series.map(({ name, values }, place) => ({
            id: String(place),
            title: name,
            align: 'end' as const,
            cell: (row: { at: number }) => figureText(values[row.at] ?? null),
          })),
        ]}
      />
      {labels.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + page)}>
          再显示 {page} 行（已显示 {shown} 行，共 {labels.length} 行）
        </Button>
      )}
    </Details>
  )
}
