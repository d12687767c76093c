import { LoadState } from '#design-system'
import type { RouteRecord } from '#platform/routing'
import { useSiteMap } from '../../hooks/useSiteMap.ts'
import { SiteMapGroups } from '../../parts/SiteMapGroups/SiteMapGroups.tsx'

/** The groups of the map, once what they are made of is here; `records` are all pages that there are. */
export const siteMapList = (records: readonly RouteRecord[]) =>
  function SiteMapList() {
    const { groups, ...state } = useSiteMap(records)
    return (
      <LoadState {...state} data={groups}>
        {list => <SiteMapGroups groups={list} />}
      </LoadState>
    )
  }
