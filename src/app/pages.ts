import type { ComponentType } from 'react'
import { type PageEntry, type PageName, pages } from '#contract/pages'
import { fetchLater, isArriving } from '#platform/later'
import { recordOf } from './slices.ts'
import { fetchTitles } from './titles.ts'

const loaded = new Map<PageName, ComponentType>()

/** Loads a page's chunk, once; with its later parts but for the page that is arriving, which is on the screen already. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const known = loaded.get(name)
  if (known) return known
  const { role }: PageEntry = pages[name]
  const { Page: drawn } = await (await recordOf(name)).load()
  const Page = role ? (await import('./for-role.tsx')).forRole(role, drawn) : drawn
  // Without its title a page is shown all the same.
  if (!isArriving()) await Promise.all([fetchLater(), fetchTitles().catch(() => undefined)])
  loaded.set(name, Page)
  return Page
}

/** The page, if its chunk is here. */
export const loadedPage = (name: PageName) => loaded.get(name)
