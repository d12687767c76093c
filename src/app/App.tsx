import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Route, Routes, useNavigationType } from 'react-router-dom'
import { SiteLayout } from '#features/site'
import { usePageHead } from '#platform/head'
import type { Shown } from './shown.ts'
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

/** After a change of page the heading takes the focus, which announces it; a new page starts at its top. */
function useArrival({ match, Page }: Shown) {
  const navigationType = useNavigationType()
  const previous = useRef(match.path)
  useEffect(() => {
    if (!Page || previous.current === match.path) return
    previous.current = match.path
    if (navigationType !== 'POP') window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [match.path, Page, navigationType])
}
