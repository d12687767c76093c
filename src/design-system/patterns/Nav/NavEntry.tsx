import { useId } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown } from '../../primitives/Icon/paths.ts'
import type { SubmenuEntry } from '../behaviour/useSubmenus.ts'
import { Entry, EntryLink, Submenu, SubmenuLink, Toggle } from './Nav.styles.ts'
import { anchorOf, isShown, type NavItem } from './nav-item.ts'

type NavEntryProps = {
  item: NavItem
  index: number
  active: boolean
  /** Which edge of the entry its submenu keeps to, so that it stays inside the window. */
  side: 'start' | 'end'
  submenu: SubmenuEntry<HTMLUListElement>
}

export const NavEntry = ({ item, index, active, side, submenu }: NavEntryProps) => {
  const { open, submenuRef, onPress, onPointerEnter, onPointerLeave } = submenu
  const submenuId = useId()
  const children = item.children?.filter(isShown) ?? []
  const link = (
    <EntryLink {...anchorOf(item)} aria-current={active ? 'true' : undefined}>
      {item.title}
    </EntryLink>
  )
  if (children.length === 0) return <Entry data-entry={index}>{link}</Entry>
  return (
    <Entry data-entry={index} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {link}
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={submenuId}
        aria-label={`${item.title}的子菜单`}
        onClick={onPress}
      >
        <Icon path={chevronDown} size="small" />
      </Toggle>
      <Submenu id={submenuId} ref={submenuRef} data-submenu data-open={open || undefined} data-side={side}>
        {children.map(child => (
          <li key={`${child.url} ${child.title}`}>
            <SubmenuLink {...anchorOf(child)}>
              {child.img && <img src={child.img} alt="" loading="lazy" width={40} height={40} />}
              {child.title}
            </SubmenuLink>
          </li>
        ))}
      </Submenu>
    </Entry>
  )
}
