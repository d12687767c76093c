import { Nav, type NavItem } from '#design-system'
import { useSiteConfig } from '../../hooks/useSiteConfig.ts'
import { elderMenu } from '../../model/elder-menu.ts'
import { helpLines } from '../../model/help-lines.ts'

interface Props {
  menu: readonly NavItem[]
  /** Place in `menu` of the entry that the page belongs to; -1 for none. */
  menuIndex: number
}

/** The menu of elder mode: few words, and first of all whom to call. */
export function ElderNav({ menu, menuIndex }: Props) {
  const { config } = useSiteConfig()
  const { items, active } = elderMenu(menu, menuIndex, helpLines(config)[0])
  return <Nav items={items} activeIndex={active} />
}
