import { listSubSites } from '#contract/site'
import { useCall } from '#platform/call'

/** The main site and its sub-sites, from when somebody wants to know. */
export function useSubSites(wanted: boolean) {
  const { data } = useCall(listSubSites, wanted ? {} : null, { forShell: true })
  return { areas: data?.list }
}
