import type { ComponentType } from 'react'
import type { PageName, pages } from '#contract/pages'
import type { Read } from './read.ts'

/** What kind of page it is: which layout of the design system draws it. */
export type PageType =
  | 'landing'
  | 'results'
  | 'detail'
  | 'task-list'
  | 'record-list'
  | 'inbox'
  | 'board'
  | 'article'
  | 'centre'
  | 'door'
  | 'done'
  | 'nothing'

/** What a page draws and reads. The rest of what is known of it stands in the table of pages, under the same name. */
export interface RouteRecord {
  type: PageType
  /** Loads the page's chunk. The component is named like its file, so that the service finds the chunk to announce. */
  load: () => Promise<{ Page: ComponentType }>
  /** What the page reads first: links warm it, the service renders with it, and the page's hooks ask for it by the same declaration. */
  reads?: readonly Read[]
  /** Page for a missing thing (a job's own not-found page, say); the general one otherwise. */
  notFound?: PageName
}

type NamesOf<Slice> = { [Name in PageName]: (typeof pages)[Name]['slice'] extends Slice ? Name : never }[PageName]

/** The records of a slice: one for each of its pages in the table. */
export type SliceRoutes<Slice extends (typeof pages)[PageName]['slice']> = Readonly<Record<NamesOf<Slice>, RouteRecord>>

/**
 * How a page's chunk is loaded.
 *
 * @example load: page(() => import('./pages/HomePage/HomePage.tsx'), 'HomePage')
 */
export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): RouteRecord['load'] =>
  async () => ({ Page: (await load())[name] })
