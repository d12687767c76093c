import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { RouteRequest } from './read.ts'

/** What the address of the page on screen carries. */
export function useRequest(): RouteRequest {
  const { pathname: path } = useLocation()
  const params = useParams()
  const [query] = useSearchParams()
  return { path, params, query }
}
