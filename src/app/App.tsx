import { type ReactNode, useMemo } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SiteLayout } from '#features/site'
import { usePageHead } from '#platform/head'
import { useArrival } from './useArrival.ts'
import type { NavigationEffects } from './useShown.ts'
import { useShown } from './useShown.ts'
import { WaitingPage } from './WaitingPage.tsx'

interface AppProps {
  effects: NavigationEffects | null
  /** Path of the not-found page that stands in the address's place at first. */
  instead: string | undefined
  /** What lies over every page. */
  overlay?: ReactNode
}

/** The page on screen inside the site's frame. */
export function App({ effects, instead, overlay }: AppProps) {
  const shown = useShown(effects, instead)
  const { route } = shown.match
  useArrival(shown)
  const Page = shown.Page ?? WaitingPage
  const element = useMemo(() => <Page key={shown.match.path} />, [Page, shown.match.path])
  return (
    <SiteLayout path={shown.match.path} overlay={overlay}>
      <RouteHead title={route.title} />
      <Routes location={shown.location}>
        <Route path={instead && shown.match.path === instead ? '*' : route.path} element={element} />
        <Route path="*" element={element} />
      </Routes>
    </SiteLayout>
  )
}

/** The route's own title, before the page in the tree so that the page has the last word. */
function RouteHead({ title }: { title: string }) {
  usePageHead({ title })
  return null
}
