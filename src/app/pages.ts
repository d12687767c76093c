import type { ComponentType } from 'react'
import type { RouteRecord } from '#platform/routing'

const loaded = new Map<RouteRecord, ComponentType>()

/** Loads a page's chunk, once. */
export async function loadPage(route: RouteRecord): Promise<ComponentType> {
  const known = loaded.get(route)
  if (known) return known
  const { Page } = await route.load()
  loaded.set(route, Page)
  return Page
}

/** The page, if its chunk is here. */
export const loadedPage = (route: RouteRecord) => loaded.get(route)
