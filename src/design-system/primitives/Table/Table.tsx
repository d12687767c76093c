import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { sort as sortPicture } from '../Icon/paths.ts'
import { Anchor } from '../Link/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { BodyGroup, Caption, Cell, HeadCell, HeadGroup, Line, SortLink, StyledTable } from './Table.styles.ts'

export type TableColumn<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | 'center' | undefined
  /** Keeps dates, pay and the like on one line. */
  nowrap?: boolean | undefined
  /** Names the row: read with every cell, and the title of its card on a phone. One column at most. */
  rowHeader?: boolean | undefined
  /** The address of the list ordered by this column, and how it is ordered now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' } | undefined
}

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** What the table holds. */
  caption: string
  /** Keeps the caption for screen readers, where a heading says it already. */
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[] | null | undefined
  rowKey: (row: Row) => string | number
}

// Roles are stated because `display: block` on a phone would take them away.
/** Figures to compare, row by row; on a phone every row is a card with its titles. Renders a `<table>`. */
export const Table = <Row,>({ caption, captionHidden, columns, rows, rowKey, ...rest }: TableProps<Row>) => (
  <StyledTable role="table" {...rest}>
    <Caption data-hidden={captionHidden}>{caption}</Caption>
    <HeadGroup role="rowgroup">
      <Line role="row">
        {columns.map(({ id, title, align, sort }) => (
          <HeadCell key={id} role="columnheader" scope="col" data-align={align} aria-sort={sort?.direction}>
            {sort ? (
              <SortLink as={Anchor} href={sort.href}>
                {title}
                <Icon path={sortPicture} size="small" />
              </SortLink>
            ) : (
              title
            )}
          </HeadCell>
        ))}
      </Line>
    </HeadGroup>
    <BodyGroup role="rowgroup">
      {rows?.map(row => (
        <Line role="row" key={rowKey(row)}>
          {columns.map(({ id, title, align, nowrap, rowHeader, cell }) => (
            <Cell
              key={id}
              data-title={title}
              data-align={align}
              data-nowrap={nowrap}
              {...(rowHeader ? { as: 'th' as const, scope: 'row', role: 'rowheader' } : { role: 'cell' })}
            >
              {wholeFigures(cell(row))}
            </Cell>
          ))}
        </Line>
      ))}
    </BodyGroup>
  </StyledTable>
)
