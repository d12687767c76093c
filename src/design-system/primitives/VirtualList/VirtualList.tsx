import { type ComponentProps, type KeyboardEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'
import { Line, Nothing, Region, Rows } from './VirtualList.styles.ts'

export type VirtualListProps<Item> = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** What the list holds, for assistive technology: 参会单位. */
  label: string
  items: readonly Item[] | null | undefined
  itemKey: (item: Item) => string | number
  /** Draws one row, as tall as it needs to be. */
  children: (item: Item, row: { index: number }) => ReactNode
  /** Said in place of a list without items. */
  emptyText?: string | undefined
  /** About how tall a row is, in px: the scroll bar is truer the better it is guessed. */
  estimate?: number | undefined
}

type RowProps<Item> = {
  item: Item
  index: number
  /** How many rows the list has, drawn or not. */
  length: number
  draw: VirtualListProps<Item>['children']
}

const PlainRow = <Item,>({ item, index, length, draw }: RowProps<Item>) => (
  <Line data-index={index} aria-setsize={length} aria-posinset={index + 1}>
    {draw(item, { index })}
  </Line>
)
/** Scrolling draws the rows that come, not those that stay. */
const Row = memo(PlainRow) as typeof PlainRow

const nothing: readonly never[] = []

const indexOf = (target: Element) => Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)

/** A list of any length in a box of its own that scrolls; only the rows in sight are drawn. Renders a `<div role="region">` with a `<ul>`. */
export const VirtualList = <Item,>({
  label,
  items,
  itemKey,
  children,
  emptyText = '没有内容',
  estimate = 64,
  onKeyDown,
  ...rest
}: VirtualListProps<Item>) => {
  const all = items ?? nothing
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(-1)
  const keyOf = useCallback(
    (index: number) => {
      const item = all[index]
      return item === undefined ? index : itemKey(item)
    },
    [all, itemKey],
  )
  const rowsOf = useCallback(() => list.current, [])
  const scroller = useCallback(() => list.current?.parentElement ?? null, [])
  const { rows, scrollTo } = useVirtualRows({
    count: all.length,
    keyOf,
    estimate,
    kept: focused,
    list: rowsOf,
    scroller,
  })
  // The browser's own End stops where the rows were guessed to end.
  const jump = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const isOurs = event.target === event.currentTarget && (event.key === 'Home' || event.key === 'End')
    if (!isOurs || event.defaultPrevented || all.length === 0) return
    event.preventDefault()
    if (event.key === 'Home') scrollTo(0, { align: 'start' })
    else scrollTo(all.length - 1, { align: 'end' })
  }
  return (
    <Region role="region" aria-label={label} tabIndex={0} {...rest} onKeyDown={jump}>
      {all.length === 0 && <Nothing>{emptyText}</Nothing>}
      <Rows
        ref={list}
        role="list"
        aria-label={label}
        hidden={all.length === 0}
        onFocus={event => setFocused(indexOf(event.target))}
        onBlur={() => setFocused(-1)}
      >
        {rows.map(({ key, index }) => {
          const item = all[index]
          return (
            item !== undefined && (
              <Row key={String(key)} item={item} index={index} length={all.length} draw={children} />
            )
          )
        })}
      </Rows>
    </Region>
  )
}
