import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown } from '../../primitives/Icon/paths.ts'
import { useHydrated } from '../behaviour/useHydrated.ts'
import { isShown } from '../Nav/nav-item.ts'
import { Opener, Panel, Root } from './SideMenu.styles.ts'
import { SideMenuList } from './SideMenuList.tsx'
import type { SideMenuGroup } from './side-menu.ts'

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Whose menu it is: 个人中心, 单位中心. */
  label: string
  groups: readonly SideMenuGroup[]
  /** `url` of the entry that the page belongs to. */
  current?: string | undefined
}

/**
 * The menu of a centre, beside its pages; on a phone one line that unfolds. Renders a `<nav>` of links, or nothing where there
 * is no entry; before any script the line is a link to the menu.
 */
export const SideMenu = ({ label, groups, current, ...rest }: SideMenuProps) => {
  const id = useId()
  const opener = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const ready = useHydrated()
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  const here = shown.flatMap(({ items }) => items).find(({ url }) => url === current)
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(!open)
  }
  const foldByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
  return (
    <Root aria-label={label} {...rest} data-ready={ready || undefined}>
      <Opener
        ref={opener}
        href={`#${id}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        onKeyDown={foldByKey}
      >
        <span>{label}</span>
        {here && <b>{here.title}</b>}
        <Icon path={chevronDown} size="small" />
      </Opener>
      <Panel id={id} data-open={open || undefined} onClick={follow} onKeyDown={foldByKey}>
        {shown.map(group => (
          <SideMenuList key={`${group.title} ${group.items[0]?.url}`} {...group} current={current} />
        ))}
      </Panel>
    </Root>
  )
}
