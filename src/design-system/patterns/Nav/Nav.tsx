import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { useDismiss } from '../../primitives/use-dismiss.ts'
import { menuKeys } from './menu-keys.ts'
import { Items, Root } from './Nav.styles.ts'
import { NavEntry } from './NavEntry.tsx'
import { isShown, type NavItem } from './nav-item.ts'

export type NavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  items: readonly NavItem[]
  /** Place in `items` of the entry that the page belongs to. */
  activeIndex?: number | undefined
}

/** Which submenu is open, and what opened it: the pointer over it passes, the others stay; keys go inside. */
type Open = { index: number; by: 'hover' | 'press' | 'keys' }

/** Main navigation: a bar on a desktop, a list on a phone. Renders a `<nav>`; every entry is a link before any script. */
export const Nav = ({ items, activeIndex, ...rest }: NavProps) => {
  const [open, setOpen] = useState<Open>()
  const root = useRef<HTMLUListElement>(null)
  const submenu = useRef<HTMLUListElement>(null)
  const close = useCallback((reason: 'escape' | 'outside') => {
    const inside = submenu.current?.contains(document.activeElement)
    if (reason === 'escape' && inside) submenu.current?.parentElement?.querySelector('button')?.focus()
    setOpen(undefined)
  }, [])
  useDismiss(open !== undefined, root, close)
  useEffect(() => {
    if (open?.by === 'keys') submenu.current?.querySelector('a')?.focus()
  }, [open])
  return (
    <Root aria-label="主导航" {...rest}>
      <Items ref={root} onKeyDown={menuKeys({ open: index => setOpen({ index, by: 'keys' }) })}>
        {items.map(
          (item, index) =>
            isShown(item) && (
              <NavEntry
                key={`${item.url} ${item.title}`}
                item={item}
                index={index}
                active={index === activeIndex}
                open={index === open?.index}
                pinned={index === open?.index && open.by !== 'hover'}
                side={index * 2 > items.length ? 'end' : 'start'}
                submenuRef={index === open?.index ? submenu : undefined}
                onOpen={({ by }) => setOpen(now => (by === 'hover' && now?.index === index ? now : { index, by }))}
                onClose={({ by }) =>
                  setOpen(now => (by === 'hover' && (now?.index !== index || now.by !== 'hover') ? now : undefined))
                }
              />
            ),
        )}
      </Items>
    </Root>
  )
}
