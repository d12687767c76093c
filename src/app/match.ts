import { matchRoutes } from 'react-router-dom'
import type { RouteCall, RouteRecord, RouteRequest } from '#platform/routing'
import { routes } from './routes.ts'

export interface Match extends RouteRequest {
  route: RouteRecord
  path: string
}

const byPath = new Map(routes.map(route => [route.path, route]))
const patterns = routes.map(({ path }) => ({ path }))

/** Finds the record for an address of this site (path with its query); null for unknown paths. */
export function matchAddress(address: string): Match | null {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  // Most addresses are a record's path to the letter; for the rest the router ranks all records anew each time.
  const exact = byPath.get(pathname)
  if (exact) return { route: exact, path: pathname, params: {}, query: searchParams }
  const found = matchRoutes(patterns, pathname)?.at(-1)
  const route = found && byPath.get(found.route.path)
  return route ? { route, path: pathname, params: found.params, query: searchParams } : null
}

/** The calls that the matched page makes first. */
export const callsOf = (match: Match): RouteCall[] => match.route.data?.(match) ?? []
