import type { ComponentProps, ReactNode } from 'react'
import { close, menu, search } from '../../primitives/Icon/paths.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { HotSearch, type HotSearchProps } from '../HotSearch/index.ts'
import { Masthead } from '../Masthead/index.ts'
import { Nav, type NavItem } from '../Nav/index.ts'
import { SearchBox, type SearchBoxProps } from '../SearchBox/index.ts'
import { Bar, Find, Menu, PhoneTools, Root } from './Header.styles.ts'
import { PhoneToggle } from './PhoneToggle.tsx'
import { panelIds, usePhonePanel } from './usePhonePanel.ts'

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Address of the picture; its name is the title beside it. */
  logo?: string | undefined
  title: string
  subtitle?: string | undefined
  /** Low and without search: for signing in, forms and print pages. */
  small?: boolean | undefined
  /** On a phone the search box is `folded` behind a button, or `open`; `none` where the page itself has a larger one. */
  search?: 'folded' | 'open' | 'none' | undefined
  /** Which site this is: the SiteAreaSelector, or words. */
  area?: ReactNode
  /** Without it nothing is searched for here. */
  searchBox?: SearchBoxProps | undefined
  /** Words that many search for, under the search box. */
  hotSearch?: HotSearchProps | undefined
  menu?: readonly NavItem[] | undefined
  /** Place in `menu` of the entry that the page belongs to. */
  menuIndex?: number | undefined
  /** In place of what is drawn of `menu`. */
  nav?: ReactNode
}

/** Brand, search and navigation of the site; its colours come from the site's theme. Renders a `<header>`. */
export const Header = ({
  logo,
  title,
  subtitle,
  small,
  search: place = small ? 'none' : 'folded',
  area,
  searchBox,
  hotSearch,
  menu: items = [],
  menuIndex,
  nav,
  ref,
  ...rest
}: HeaderProps) => {
  const { root, panel, ready, toggle, follow } = usePhonePanel()
  const mergedRef = useMergedRef(root, ref)
  return (
    <Root {...rest} ref={mergedRef} data-small={small || undefined} data-ready={ready || undefined}>
      <Bar>
        <Masthead logo={logo} title={title} subtitle={subtitle} small={small} />
        {area}
        <PhoneTools>
          {searchBox && place === 'folded' && (
            <PhoneToggle
              controls={panelIds.search}
              icon={panel === 'search' ? close : search}
              label="搜索"
              open={panel === 'search'}
              onToggle={() => toggle('search')}
            />
          )}
          {items.length > 0 && (
            <PhoneToggle
              controls={panelIds.menu}
              icon={panel === 'menu' ? close : menu}
              label="菜单"
              open={panel === 'menu'}
              onToggle={() => toggle('menu')}
            />
          )}
        </PhoneTools>
        {searchBox && place !== 'none' && (
          <Find
            id={panelIds.search}
            data-folded={place === 'folded' || undefined}
            data-open={place === 'open' || panel === 'search' || undefined}
            onClick={follow}
          >
            <SearchBox {...searchBox} />
            {hotSearch && <HotSearch {...hotSearch} />}
          </Find>
        )}
      </Bar>
      {items.length > 0 && (
        <Menu id={panelIds.menu} data-open={panel === 'menu' || undefined} onClick={follow}>
          {nav || <Nav items={items} activeIndex={menuIndex} />}
        </Menu>
      )}
    </Root>
  )
}
