import { createContext, use } from 'react'
import type { RouteRequest } from './read.ts'

/** What the address of the page on screen carries; the window's own may be one ahead. The shell provides it. */
export const RequestContext = createContext<RouteRequest>({
  path: '/',
  params: {},
  query: new URLSearchParams(),
  hash: '',
})

export const useRequest = () => use(RequestContext)
