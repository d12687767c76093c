import { listMenus, listNavigations, listSubSites } from '#contract/site'
import { listTopics } from '#contract/topics'
import { useCall } from '#platform/call'
import type { RouteRecord } from '#platform/routing'
import { footerGroups } from '../model/footer.ts'
import { type SiteMapGroup, siteMapOf } from '../model/site-map.ts'
import { employerMenu, individualMenu, TOPICS } from '../model/site-map-calls.ts'

/** Every address of the portal in groups, once all that it is made of is here. */
export function useSiteMap(records: readonly RouteRecord[]) {
  const navigation = useCall(listNavigations, {}, { forShell: true })
  const individual = useCall(listMenus, individualMenu)
  const employer = useCall(listMenus, employerMenu)
  const topics = useCall(listTopics, { pageSize: TOPICS })
  const subSites = useCall(listSubSites, {})
  const calls = [navigation, individual, employer, topics, subSites]

  const groups: SiteMapGroup[] | undefined =
    navigation.data && individual.data && employer.data && topics.data && subSites.data
      ? siteMapOf({
          records,
          navigation: navigation.data.list,
          footer: footerGroups.flatMap(({ links }) => links),
          individual: individual.data.list,
          employer: employer.data.list,
          topics: topics.data.list.map(({ address, title }) => ({ url: address, title })),
          subSites: subSites.data.list.flatMap(({ href, label }) =>
            href === '' || href === '/' ? [] : [{ url: href, title: `${label}站` }],
          ),
        })
      : undefined
  return {
    groups,
    error: calls.find(({ error }) => error)?.error,
    isLoading: calls.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const { retry } of calls) retry()
    },
  }
}
