import { type ReactNode, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { RequestContext } from './useRequest.ts'

/** Hands the router's address and parameters to parts and pages that are shown outside of the portal, below a `<Route>`. */
export function RouterRequest({ children }: { children: ReactNode }) {
  const { pathname: path, search, hash } = useLocation()
  const params = useParams()
  const request = useMemo(
    () => ({ path, params, query: new URLSearchParams(search), hash }),
    [path, params, search, hash],
  )
  return <RequestContext value={request}>{children}</RequestContext>
}
