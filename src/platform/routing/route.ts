import type { ComponentType } from 'react'
import type { CompanyRole } from '#contract/company-roles'
import type { Endpoint, InputOf } from '#contract/endpoint'

/** Who may open a page. `guest-or-type2`: open without login, but a signed-in employer is sent to the centre. */
export type RouteAccess = 'public' | 'login' | 'type1' | 'type2' | 'guest-or-type2'

/** What an address carries. */
export interface RouteRequest {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** One call that a page will make: the endpoint and its input, exactly as the page's hook passes them. */
export type RouteCall = readonly [endpoint: Endpoint, input: object]

/** Pairs an endpoint with its input, types checked. */
export const routeCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>): RouteCall => [endpoint, Object(input)]

/** One page, one record: router, guard, titles, menus, preloading, site map and server rendering derive from it. */
export interface RouteRecord {
  path: string
  title: string
  access: RouteAccess
  /** Loads the page's chunk. The component is named like its file, so that the service finds the chunk to announce. */
  load: () => Promise<{ Page: ComponentType }>
  /** Calls that the page makes first, so that links can warm them and the service can render them. */
  data?: (request: RouteRequest) => RouteCall[]
  /** The least role that a member of a company needs; who has less sees whom to ask in its place. */
  role?: CompanyRole
  /** The page is for guests (login, registration): a signed-in person is sent to /. */
  forGuests?: true
  /** With this in its query the page is for signed-in people as well. */
  openWith?: string
  /** Page for a missing thing (a job's own not-found page, say); the general one otherwise. */
  notFound?: string
}

/**
 * How a page's chunk is loaded.
 *
 * @example load: page(() => import('./pages/HomePage/HomePage.tsx'), 'HomePage')
 */
export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): RouteRecord['load'] =>
  async () => ({ Page: (await load())[name] })
