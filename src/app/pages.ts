import type { ComponentType } from 'react'
import { fetchLater, isArriving } from '#platform/later'
import type { RouteRecord } from '#platform/routing'

const loaded = new Map<RouteRecord, ComponentType>()

/** Loads a page's chunk, once; with its later parts but for the page that is arriving, which is on the screen already. */
export async function loadPage(route: RouteRecord): Promise<ComponentType> {
  const known = loaded.get(route)
  if (known) return known
  const { Page: drawn } = await route.load()
  const Page = route.role ? (await import('./for-role.tsx')).forRole(route.role, drawn) : drawn
  if (!isArriving()) await fetchLater()
  loaded.set(route, Page)
  return Page
}

/** The page, if its chunk is here. */
export const loadedPage = (route: RouteRecord) => loaded.get(route)
