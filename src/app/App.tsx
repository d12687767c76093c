import { type ReactNode, useMemo } from 'react'
import { isProtected, type PageName } from '#contract/pages'
import { SiteLayout } from '#features/site'
import { usePageHead } from '#platform/head'
import type { Address } from '#platform/routing'
import { RouteScope } from './RouteScope.tsx'
import { titleOf } from './titles.ts'
import { useArrival } from './useArrival.ts'
import type { NavigationEffects } from './useShown.ts'
import { useShown } from './useShown.ts'
import { WaitingPage } from './WaitingPage.tsx'

interface AppProps {
  effects: NavigationEffects | null
  /** The not-found page that stands in the address's place at first. */
  instead: PageName | undefined
  /** What lies over every page. */
  overlay?: ReactNode
}

/** The sub-site that an address names: the home page has one for each city. */
const areaOf = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>) =>
  (pathname === '/' && new URLSearchParams(search).get('area')) || ''

/** The page on screen inside the site's frame. */
export function App({ effects, instead, overlay }: AppProps) {
  const shown = useShown(effects, instead)
  const { location, match } = shown
  useArrival(shown)
  const Page = shown.Page ?? WaitingPage
  // While the next page is on its way the address has changed and nothing else has: nothing is drawn for that.
  const content = useMemo(
    () => (
      <RouteScope location={location} match={match}>
        <RouteHead title={titleOf(match.name)} />
        <Page key={match.path} />
      </RouteScope>
    ),
    [Page, match, location],
  )
  return (
    <SiteLayout path={match.path} area={areaOf(location)} centre={isProtected(match.page)} overlay={overlay}>
      {content}
    </SiteLayout>
  )
}

/** The route's own title, before the page in the tree so that the page has the last word. */
function RouteHead({ title }: { title: string | undefined }) {
  usePageHead(title === undefined ? null : { title })
  return null
}
