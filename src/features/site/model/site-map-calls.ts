import { listMenus, listSubSites } from '#contract/site'
import { listTopics } from '#contract/topics'
import { routeCall } from '#platform/routing'

export const TOPICS = 50

export const individualMenu = { audience: 'individual' } as const
export const employerMenu = { audience: 'employer' } as const

/** What the map of the site reads beside what is around every page. */
export const siteMapCalls = () => [
  routeCall(listMenus, individualMenu),
  routeCall(listMenus, employerMenu),
  routeCall(listTopics, { pageSize: TOPICS }),
  routeCall(listSubSites, {}),
]
