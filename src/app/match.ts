import { matchRoutes } from 'react-router-dom'
import type { RouteCall, RouteRecord, RouteRequest } from '#platform/routing'
import { firstRoutes } from './first-routes.ts'

export interface Match extends RouteRequest {
  route: RouteRecord
  path: string
}

const tableOf = (routes: readonly RouteRecord[]) => ({
  byPath: new Map(routes.map(route => [route.path, route])),
  patterns: routes.map(({ path }) => ({ path })),
})

let known = tableOf(firstRoutes)
let all: Promise<void> | undefined

/** Learns the records that the module at this address exports, which are those of one slice; its file may export more. */
export async function knowRoutesOf(module: string): Promise<void> {
  const exported: Record<string, RouteRecord | readonly RouteRecord[]> = await import(/* @vite-ignore */ module)
  const records = Object.values(exported).flat()
  known = tableOf([...records.filter(record => record?.load), ...firstRoutes])
}

/** Fetches the records of every page, once; rejects when they cannot be had, and may then be asked again. */
export function knowAllRoutes(): Promise<void> {
  all ??= import('./routes.ts')
    .then(({ loadRoutes }) => loadRoutes())
    .then(
      routes => {
        known = tableOf(routes)
      },
      error => {
        all = undefined
        throw error
      },
    )
  return all
}

/** Finds the record for an address of this site (path with its query) among those that are here; null for others. */
export function matchAddress(address: string): Match | null {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  // Most addresses are a record's path to the letter; for the rest the router ranks all records anew each time.
  const exact = known.byPath.get(pathname)
  if (exact) return { route: exact, path: pathname, params: {}, query: searchParams }
  const found = matchRoutes(known.patterns, pathname)?.at(-1)
  const route = found && known.byPath.get(found.route.path)
  return route ? { route, path: pathname, params: found.params, query: searchParams } : null
}

/** Finds the record for an address of this site; null for unknown paths. */
export async function findAddress(address: string): Promise<Match | null> {
  const match = matchAddress(address)
  if (match) return match
  await knowAllRoutes()
  return matchAddress(address)
}

/** The calls that the matched page makes first. */
export const callsOf = (match: Match): RouteCall[] => match.route.data?.(match) ?? []
