import { type ReactNode, useMemo } from 'react'
import { pageAt } from '#contract/pages'
import { useAddress } from './router.ts'
import { RequestContext } from './useRequest.ts'

/** Hands the router's address, its parameters as the table of pages has them, to parts and pages shown outside of the portal. */
export function RouterRequest({ children }: { children: ReactNode }) {
  const { pathname: path, search, hash } = useAddress()
  const request = useMemo(
    () => ({ path, params: pageAt(path)?.params ?? {}, query: new URLSearchParams(search), hash }),
    [path, search, hash],
  )
  return <RequestContext value={request}>{children}</RequestContext>
}
