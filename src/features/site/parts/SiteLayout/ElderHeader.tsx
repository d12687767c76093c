import { Header, type HeaderProps } from '#design-system'
import { useSiteConfig } from '../../hooks/useSiteConfig.ts'
import { elderMenu } from '../../model/elder-menu.ts'
import { helpLines } from '../../model/help-lines.ts'

/** The header in elder mode: search in sight on every page, and a menu of few words that begins with whom to call. */
export function ElderHeader({ menu = [], menuIndex = -1, search = 'open', ...rest }: HeaderProps) {
  const { config } = useSiteConfig()
  const { items, active } = elderMenu(menu, menuIndex, helpLines(config)[0])
  return <Header {...rest} search={search} menu={items} menuIndex={active} />
}
