import { useId } from 'react'
import { Badge } from '../../primitives/Badge/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { anchorOf } from '../Nav/nav-item.ts'
import { Entry, GroupTitle } from './SideMenu.styles.ts'
import type { SideMenuGroup } from './side-menu.ts'

/** One group of the menu under its title. */
export const SideMenuList = ({ title, items, current }: SideMenuGroup & { current: string | undefined }) => {
  const id = useId()
  return (
    <div>
      {title && <GroupTitle id={id}>{title}</GroupTitle>}
      <ul aria-labelledby={title && id}>
        {items.map(({ icon, count = 0, unit = '项', ...item }) => (
          <li key={`${item.url} ${item.title}`}>
            <Entry {...anchorOf(item)} aria-current={item.url === current ? 'page' : undefined}>
              {icon && <Icon path={icon} />}
              <span data-words>{item.title}</span>
              <Badge count={count} unit={unit} />
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  )
}
