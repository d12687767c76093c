import { LoadState } from '#design-system'
import { useSiteMap } from '../../hooks/useSiteMap.ts'
import { SiteMapGroups } from '../../parts/SiteMapGroups/SiteMapGroups.tsx'

/** The groups of the map, once what they are made of is here. */
export function SiteMapList() {
  const { groups, ...state } = useSiteMap()
  return (
    <LoadState {...state} data={groups}>
      {list => <SiteMapGroups groups={list} />}
    </LoadState>
  )
}
