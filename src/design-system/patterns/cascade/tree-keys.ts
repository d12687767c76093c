import type { CascadeItem } from './cascade-tree.ts'

/** Where a key leads from `item` in its column: another row, into it, out of it, or to choosing it. */
export type TreeMove = { to: 'row'; key: string } | { to: 'child' | 'parent' | 'choice' } | undefined

const rowMove = (row: CascadeItem | undefined): TreeMove => row && { to: 'row', key: row.key }

/** The next row whose name begins with what was typed, from the one after `at` round to itself. */
const byLetter = (rows: readonly CascadeItem[], at: number, letter: string): TreeMove => {
  const order = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
  const begins = ({ label, path }: CascadeItem) =>
    label.toLowerCase().startsWith(letter) || path.at(-1)?.initials?.toLowerCase().startsWith(letter)
  return rowMove(order.find(begins))
}

/** Keys of a tree as WAI-ARIA describes them. `column` is the one that `item` stands in. */
export const treeMove = (pressed: string, item: CascadeItem, column: readonly CascadeItem[]): TreeMove => {
  const rows = column.filter(row => !row.disabled)
  const at = rows.findIndex(({ key }) => key === item.key)
  switch (pressed) {
    case 'ArrowDown':
      return rowMove(rows[at + 1])
    case 'ArrowUp':
      return rowMove(rows[at - 1])
    case 'Home':
      return rowMove(rows[0])
    case 'End':
      return rowMove(rows.at(-1))
    case 'ArrowRight':
      return item.hasChildren ? { to: 'child' } : undefined
    case 'ArrowLeft':
      return { to: 'parent' }
    case 'Enter':
    case ' ':
      return { to: item.hasChildren ? 'child' : 'choice' }
    default:
      return [...pressed].length === 1 ? byLetter(rows, at, pressed.toLowerCase()) : undefined
  }
}
