import type { UseComboboxReturnValue } from 'downshift'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { check, plus, refresh } from '../Icon/paths.ts'
import { useVirtualRows } from '../VirtualList/use-virtual-rows.ts'
import { Option, Popup } from './Combobox.styles.ts'
import type { Entry } from './combobox-types.ts'
import { wordsOf } from './option-entries.ts'

type RowsProps = {
  entries: readonly Entry[]
  highlightedIndex: number
  isChosen: (entry: Entry) => boolean
  getItemProps: UseComboboxReturnValue<Entry>['getItemProps']
  /** Does what a row stands for when it is no option to choose; true when it was one of these. */
  onAct: (entry: Entry) => boolean
}

/** Least height of a row in px: one line and its padding. */
const rowHeight = 44

const Rows = ({ entries, highlightedIndex, isChosen, getItemProps, onAct, popup }: RowsProps & { popup: Box }) => {
  const list = useCallback(() => popup.current?.querySelector<HTMLElement>('[role=listbox]') ?? null, [popup])
  const keyOf = useCallback(
    (index: number) => {
      const entry = entries[index]
      // Asked of every row for every key: only what is no option needs a key put together.
      return entry?.kind ? `${entry.kind}${entry.value}` : (entry?.value ?? index)
    },
    [entries],
  )
  const { rows } = useVirtualRows({
    count: entries.length,
    keyOf,
    estimate: rowHeight,
    kept: highlightedIndex,
    list,
    scroller: list,
  })
  return rows.map(({ index }) => {
    const entry = entries[index]
    if (!entry) return null
    const chosen = isChosen(entry)
    const itemProps = getItemProps({
      item: entry,
      index,
      'aria-selected': chosen,
      'aria-setsize': entries.length,
      'aria-posinset': index + 1,
      onClick: event => {
        if (onAct(entry)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      },
    })
    return (
      <Option
        // A row is a place in the list: another key puts other words into it, and nothing has to be built anew.
        key={index}
        {...itemProps}
        data-index={index}
        data-kind={entry.kind}
        data-highlighted={index === highlightedIndex || undefined}
      >
        <span>{wordsOf(entry)}</span>
        {entry.hint && <small>{entry.hint}</small>}
        {chosen && <Icon path={check} size="small" />}
        {entry.kind === 'create' && <Icon path={plus} size="small" />}
        {entry.kind === 'retry' && <Icon path={refresh} size="small" />}
      </Option>
    )
  })
}

type Box = RefObject<HTMLDivElement | null>

type OptionListProps = RowsProps & {
  open: boolean
  /** Seen above the rows: what is under way, or why there are none. */
  note: string
  multiple?: boolean
  getMenuProps: UseComboboxReturnValue<Entry>['getMenuProps']
}

/** The list under the field; above 200 rows only those in sight are drawn. */
export const OptionList = ({ open, note, multiple, getMenuProps, ...rows }: OptionListProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const isFilled = rows.entries.length > 0
  useEffect(() => {
    if (open && isFilled) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [open, isFilled])
  const menuProps = getMenuProps({ 'aria-label': '选项', 'aria-multiselectable': multiple })
  return (
    <Popup ref={popup} hidden={!open} onMouseDown={event => event.preventDefault()}>
      {note && <p>{note}</p>}
      <ul {...menuProps} hidden={!isFilled}>
        {open && isFilled && <Rows {...rows} popup={popup} />}
      </ul>
    </Popup>
  )
}
