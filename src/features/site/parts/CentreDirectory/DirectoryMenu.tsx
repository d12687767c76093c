import { pathTo } from '#contract/pages'
import { SideMenu } from '#design-system'
import { useCentreGroups } from '../../hooks/useCentreGroups.ts'

/** The menu without the centre itself, which is the page that it stands on. */
export function DirectoryMenu() {
  const { label, groups = [] } = useCentreGroups()
  const ways = groups.map(group => ({ ...group, items: group.items.filter(({ url }) => url !== pathTo('centre')) }))
  return <SideMenu label={`${label}的全部功能`} groups={ways} />
}
