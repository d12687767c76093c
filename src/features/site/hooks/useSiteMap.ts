import { titledPages } from '#contract/page-titles'
import { useRead } from '#platform/call'
import { footerGroups } from '../model/footer.ts'
import { type SiteMapGroup, siteMapOf } from '../model/site-map.ts'
import { employerMenuRead, individualMenuRead, navigationRead, subSitesRead, topicsRead } from '../reads.ts'

/** Every address of the portal in groups, once all that it is made of is here. */
export function useSiteMap() {
  const navigation = useRead(navigationRead, { forShell: true })
  const individual = useRead(individualMenuRead)
  const employer = useRead(employerMenuRead)
  const topics = useRead(topicsRead)
  const subSites = useRead(subSitesRead)
  const calls = [navigation, individual, employer, topics, subSites]

  const groups: SiteMapGroup[] | undefined =
    navigation.data && individual.data && employer.data && topics.data && subSites.data
      ? siteMapOf({
          pages: titledPages,
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
