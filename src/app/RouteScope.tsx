import type { ReactNode } from 'react'
import { useRoutes } from 'react-router-dom'
import type { Shown } from './shown.ts'

interface RouteScopeProps extends Pick<Shown, 'location' | 'match'> {
  children: ReactNode
}

/**
 * The address of the page on screen, for the router's hooks below: the window's own may be one ahead. A page that stands in
 * another's place, such as a not-found page, has no places in its address.
 */
export function RouteScope({ location, match, children }: RouteScopeProps) {
  const path = match.path === location.pathname ? match.page.path : '*'
  return useRoutes([{ path, element: children }], location)
}
