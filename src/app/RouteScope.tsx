import { type ReactNode, useMemo } from 'react'
import { RequestContext } from '#platform/routing'
import type { Shown } from './shown.ts'

interface RouteScopeProps extends Pick<Shown, 'location' | 'match'> {
  children: ReactNode
}

/** The address of the page on screen, for the parts below. */
export function RouteScope({ location: { pathname, search, hash }, match: { params }, children }: RouteScopeProps) {
  const request = useMemo(
    () => ({ path: pathname, params, query: new URLSearchParams(search), hash }),
    [pathname, params, search, hash],
  )
  return <RequestContext value={request}>{children}</RequestContext>
}
