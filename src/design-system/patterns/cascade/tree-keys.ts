import { rowByKey } from '../../primitives/Tree/row-by-key.ts'
import { type CascadeItem, initialsOf } from './cascade-tree.ts'

/** Where a key leads from `item` in its column: another row, into it, out of it, or to choosing it. */
export type TreeMove = { to: 'row'; key: string } | { to: 'child' | 'parent' | 'choice' } | undefined

/** Keys of a tree as WAI-ARIA describes them. `column` is the one that `item` stands in, `typed` what was typed so far. */
export const treeMove = (
  pressed: string,
  item: CascadeItem,
  column: readonly CascadeItem[],
  typed: string = pressed,
): TreeMove => {
  switch (pressed) {
    case 'ArrowRight':
      return item.hasChildren ? { to: 'child' } : undefined
    case 'ArrowLeft':
      return { to: 'parent' }
    case 'Enter':
    case ' ':
      return { to: item.hasChildren ? 'child' : 'choice' }
    default: {
      const rows = column.filter(row => !row.disabled)
      const at = rows.findIndex(({ key }) => key === item.key)
      const named = rows.map(({ key, label, path }) => {
        const last = path.at(-1)
        return { key, label, initials: last && initialsOf(last) }
      })
      const key = rowByKey(pressed, named, at, typed)
      return key === undefined ? undefined : { to: 'row', key }
    }
  }
}
