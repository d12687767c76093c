import { useCallback, useDeferredValue, useRef } from 'react'
import { wholeUpTo } from '../../primitives/VirtualList/drawn-rows.ts'
import { useVirtualRows } from '../../primitives/VirtualList/use-virtual-rows.ts'
import { Column } from './Cascade.styles.ts'
import { CascadeRow, type RowState } from './CascadeRow.tsx'
import type { CascadeItem } from './cascade-tree.ts'

type CascadeColumnProps = {
  items: readonly CascadeItem[]
  level: number
  single: boolean
  state: RowState
}

/** About how tall a row is, in px, until it has been measured. */
const estimate = 40

/** Thousands of options: only the rows in sight and the one with the focus are drawn. */
const LongColumn = ({ items, level, single, state }: CascadeColumnProps) => {
  const column = useRef<HTMLDivElement>(null)
  const itself = useCallback(() => column.current, [])
  const keyOf = useCallback((index: number) => items[index]?.key ?? index, [items])
  const { rows } = useVirtualRows({
    count: items.length,
    keyOf,
    estimate,
    kept: items.findIndex(state.isActive),
    list: itself,
    scroller: itself,
  })
  return (
    <Column ref={column} role="group" data-long="" data-single={single || undefined}>
      {rows.map(({ key, index }) => {
        const item = items[index]
        return (
          item && (
            <CascadeRow key={String(key)} item={item} level={level} place={index} size={items.length} state={state} />
          )
        )
      })}
    </Column>
  )
}

/** Rows that fill the box of a column and a little more. */
const atFirst = 12

/** The options of one level, one under another. Those in sight come in the first frame, the others in the next. */
const ShortColumn = ({ items, level, single, state }: CascadeColumnProps) => {
  const needed = items.findLastIndex(item => state.isActive(item) || state.isExpanded(item)) + 2
  const upTo = Math.max(useDeferredValue(items.length, atFirst), needed)
  return (
    <Column role="group" data-single={single || undefined}>
      {items.slice(0, upTo).map((item, place) => (
        <CascadeRow key={item.key} item={item} level={level} place={place} size={items.length} state={state} />
      ))}
    </Column>
  )
}

export const CascadeColumn = (props: CascadeColumnProps) =>
  props.items.length > wholeUpTo ? <LongColumn {...props} /> : <ShortColumn {...props} />
