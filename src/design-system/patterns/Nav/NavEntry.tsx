import { type Ref, useId } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown } from '../../primitives/Icon/paths.ts'
import { Entry, EntryLink, Submenu, SubmenuLink, Toggle } from './Nav.styles.ts'
import { anchorOf, isShown, type NavItem } from './nav-item.ts'

type NavEntryProps = {
  item: NavItem
  index: number
  active: boolean
  open: boolean
  /** Opened by a press, so that a second press closes it; what hovering opened, a press keeps. */
  pinned: boolean
  /** Which edge of the entry its submenu keeps to, so that it stays inside the window. */
  side: 'start' | 'end'
  submenuRef: Ref<HTMLUListElement> | undefined
  onOpen: (change: { by: 'hover' | 'press' }) => void
  onClose: (change: { by: 'hover' | 'press' }) => void
}

const hovers = (pointerType: string) => pointerType === 'mouse' || pointerType === 'pen'

export const NavEntry = ({ item, index, active, open, pinned, side, submenuRef, onOpen, onClose }: NavEntryProps) => {
  const submenuId = useId()
  const children = item.children?.filter(isShown) ?? []
  const link = (
    <EntryLink {...anchorOf(item)} aria-current={active ? 'true' : undefined}>
      {item.title}
    </EntryLink>
  )
  if (children.length === 0) return <Entry data-entry={index}>{link}</Entry>
  return (
    <Entry
      data-entry={index}
      onPointerEnter={event => hovers(event.pointerType) && onOpen({ by: 'hover' })}
      onPointerLeave={event => hovers(event.pointerType) && onClose({ by: 'hover' })}
    >
      {link}
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={submenuId}
        aria-label={`${item.title}的子菜单`}
        onClick={() => (pinned ? onClose : onOpen)({ by: 'press' })}
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
