import { pathTo } from '#contract/pages'
import type { NavItem } from '#design-system'
import type { helpLines } from './help-lines.ts'

/** As many entries stand by themselves; what comes after them is one press away. */
const KEPT = 3

/** The menu in elder mode: whom to call, a few entries, and everything else under 更多; nothing is left out. */
export function elderMenu(
  menu: readonly NavItem[],
  active: number,
  line: ReturnType<typeof helpLines>[number] | undefined,
) {
  const call = line ? [{ title: `${line.name} ${line.number}`, url: `tel:${line.number}` }] : []
  const isEntry = (title: string) => menu.some(entry => entry.title === title)
  const rest = menu.slice(KEPT).flatMap(({ children = [], ...item }) => [
    item,
    // Side by side, two of one name cannot be told apart.
    ...children.map(child => (isEntry(child.title) ? { ...child, title: `${item.title}：${child.title}` } : child)),
  ])
  const more = rest.length > 0 ? [{ title: '更多', url: pathTo('siteMap'), children: rest }] : []
  return {
    items: [...call, ...menu.slice(0, KEPT), ...more],
    active: active < 0 ? active : call.length + Math.min(active, KEPT),
  }
}
