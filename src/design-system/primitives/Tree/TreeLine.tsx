import { Icon } from '../Icon/index.ts'
import { check, chevronRight, minus, refresh } from '../Icon/paths.ts'
import { Box, Line, Turn, Words } from './Tree.styles.ts'
import type { Checked, TreeRow } from './tree-state.ts'

type TreeLineProps = {
  row: TreeRow
  /** Its place among all rows, drawn or not. */
  index: number
  multiple: boolean
  checked: Checked
  disabled: boolean
  isTabStop: boolean
  onTurn: () => void
  onPress: () => void
  onFocus: () => void
}

/** Deeper levels are not indented further: words still have room on a phone. */
const deepest = 8

export const TreeLine = ({
  row,
  index,
  multiple,
  checked,
  disabled,
  isTabStop,
  onTurn,
  onPress,
  onFocus,
}: TreeLineProps) => {
  const isNode = row.kind === 'node'
  const open = isNode ? row.open : undefined
  return (
    <Line
      role="treeitem"
      data-key={row.key}
      data-index={index}
      data-depth={Math.min(deepest, row.level)}
      data-kind={row.kind}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.of}
      aria-expanded={open}
      aria-checked={isNode && multiple ? checked : undefined}
      aria-selected={isNode && !multiple ? checked === true : undefined}
      aria-disabled={disabled || row.kind === 'loading' || row.kind === 'none' || undefined}
      onClick={onPress}
      onFocus={onFocus}
    >
      {/* The row answers to the arrow keys: for a pointer only. */}
      <Turn
        aria-hidden="true"
        onClick={event => {
          if (open === undefined) return
          event.stopPropagation()
          onTurn()
        }}
      >
        {open !== undefined && <Icon path={chevronRight} size="small" />}
        {row.kind === 'failed' && <Icon path={refresh} size="small" />}
      </Turn>
      {isNode && multiple && (
        <Box aria-hidden="true">
          {checked === true && <Icon path={check} size="small" />}
          {checked === 'mixed' && <Icon path={minus} size="small" />}
        </Box>
      )}
      <Words>{row.label}</Words>
      {isNode && !multiple && checked === true && <Icon path={check} size="small" />}
    </Line>
  )
}
