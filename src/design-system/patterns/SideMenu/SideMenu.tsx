import type { ComponentProps } from 'react'
import { isShown } from '../Nav/nav-item.ts'
import { Groups, Root } from './SideMenu.styles.ts'
import { SideMenuList } from './SideMenuList.tsx'
import type { SideMenuGroup } from './side-menu.ts'

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Whose menu it is: 个人中心, 单位中心. */
  label: string
  groups: readonly SideMenuGroup[]
  /** `url` of the entry that the page belongs to. */
  current?: string | undefined
}

/** The menu of a centre, beside its pages. Renders a `<nav>` of links, or nothing where there is no entry. */
export const SideMenu = ({ label, groups, current, ...rest }: SideMenuProps) => {
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <Root aria-label={label} {...rest}>
      <Groups>
        {shown.map(group => (
          <SideMenuList key={`${group.title} ${group.items[0]?.url}`} {...group} current={current} />
        ))}
      </Groups>
    </Root>
  )
}
