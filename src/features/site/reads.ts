import { listMenus, listNavigations, listSubSites, siteConfigs } from '#contract/site'
import { listTopics } from '#contract/topics'
import { read } from '#platform/routing'

export const siteConfigRead = read(siteConfigs, () => ({}))

export const navigationRead = read(listNavigations, () => ({}))

export const individualMenuRead = read(listMenus, () => ({ audience: 'individual' }))

export const employerMenuRead = read(listMenus, () => ({ audience: 'employer' }))

/** All topics that stand, which are fewer than the service gives at once. */
export const topicsRead = read(listTopics, () => ({ pageSize: 50 }))

export const subSitesRead = read(listSubSites, () => ({}))
