import { type ReactNode, useMemo } from 'react'
import { UNSAFE_LocationContext, UNSAFE_RouteContext, useNavigationType } from 'react-router-dom'
import type { Shown } from './shown.ts'

interface RouteScopeProps extends Pick<Shown, 'location' | 'match'> {
  children: ReactNode
}

/**
 * The address of the page on screen, for the router's hooks below: the window's own may be one ahead. The router's `Routes`
 * would match what is matched already, in 2 kB and a tenth of the time that hydrating takes.
 */
export function RouteScope({ location, match, children }: RouteScopeProps) {
  const navigationType = useNavigationType()
  // How the page on screen was come to: on the way to the next one only the window's own has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the location and not without it
  const place = useMemo(() => ({ location, navigationType }), [location])
  const { path, params, route } = match
  const matched = useMemo(
    () => ({
      outlet: null,
      matches: [{ params, pathname: path, pathnameBase: path, route: { path: route.path } }],
      isDataRoute: false,
    }),
    [path, params, route],
  )
  return (
    <UNSAFE_LocationContext value={place}>
      <UNSAFE_RouteContext value={matched}>{children}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}
