import type { ComponentProps } from 'react'
import { submenuKeys } from '../behaviour/submenu-keys.ts'
import { useSubmenus } from '../behaviour/useSubmenus.ts'
import { Items, Root } from './Nav.styles.ts'
import { NavEntry } from './NavEntry.tsx'
import { isShown, type NavItem } from './nav-item.ts'

export type NavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  items: readonly NavItem[]
  /** Place in `items` of the entry that the page belongs to. */
  activeIndex?: number | undefined
}

/** Main navigation: a bar on a desktop, a list on a phone. Renders a `<nav>`; every entry is a link before any script. */
export const Nav = ({ items, activeIndex, ...rest }: NavProps) => {
  const { root, entry, onFocus, enter, leave } = useSubmenus<HTMLUListElement>()
  return (
    <Root aria-label="主导航" {...rest}>
      <Items ref={root} onFocus={onFocus} onKeyDown={submenuKeys({ orientation: 'row', enter, leave })}>
        {items.map(
          (item, index) =>
            isShown(item) && (
              <NavEntry
                key={`${item.url} ${item.title}`}
                item={item}
                index={index}
                active={index === activeIndex}
                side={index * 2 > items.length ? 'end' : 'start'}
                submenu={entry(index)}
              />
            ),
        )}
      </Items>
    </Root>
  )
}
