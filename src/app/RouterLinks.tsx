import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router-dom'
import { LinkProvider } from '#design-system'
import { RouterAnchor } from './RouterAnchor.tsx'

/** The router's own is another one at every address, which would draw every link of the page anew. */
function useSteadyNavigate() {
  const navigate = useNavigate()
  const latest = useRef<NavigateFunction>(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((href: string, options?: NavigateOptions) => void latest.current(href, options), [])
}

/** Lends the router to every link and search form of the design system, once. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useSteadyNavigate()
  return (
    <LinkProvider anchor={RouterAnchor} navigate={navigate}>
      {children}
    </LinkProvider>
  )
}
