import type { KeyboardEvent } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { check } from '../../primitives/Icon/paths.ts'
import type { CascadeItem } from './cascade-tree.ts'

/** What a column knows of each of its rows. */
export type RowState = {
  isActive: (item: CascadeItem) => boolean
  isExpanded: (item: CascadeItem) => boolean
  isChosen: (item: CascadeItem) => boolean
  isDisabled: (item: CascadeItem) => boolean
  press: (item: CascadeItem) => void
  onKeyDown: (event: KeyboardEvent, item: CascadeItem) => void
}

export type CascadeRowProps = {
  item: CascadeItem
  level: number
  place: number
  size: number
  state: RowState
}

/** One option of a column: opens the next column, or is chosen. Tab leads to the active one, and in each column to the one that is open. */
export const CascadeRow = ({ item, level, place, size, state }: CascadeRowProps) => {
  const active = state.isActive(item)
  const expanded = item.hasChildren && state.isExpanded(item)
  const chosen = state.isChosen(item)
  const disabled = state.isDisabled(item)
  return (
    <div
      role="treeitem"
      data-key={item.key}
      data-index={place}
      data-active={active || undefined}
      tabIndex={active || expanded ? 0 : -1}
      aria-level={level + 1}
      aria-posinset={place + 1}
      aria-setsize={size}
      aria-expanded={item.hasChildren ? expanded : undefined}
      aria-selected={item.hasChildren ? undefined : chosen}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && state.press(item)}
      onKeyDown={event => {
        if (disabled && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
        else state.onKeyDown(event, item)
      }}
    >
      {item.label}
      {chosen && <Icon path={check} size="small" />}
    </div>
  )
}
