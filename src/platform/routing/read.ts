import type { Endpoint, InputOf } from '#contract/endpoint'

/** What an address carries. */
export interface RouteRequest {
  /** The address without its query. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** With its #, or ''. */
  hash: string
}

/** Whose answer it is: nobody else asks for it, and the service, which renders for guests, leaves it to the browser. */
export type Audience = 'seeker' | 'employer' | 'member'

interface ReadSettings {
  audience?: Audience
  /** While another choice loads, the answer before stays: for lists. */
  keepPreviousData?: boolean
  /** The page stands without it: where the thing is gone, its place says so and not the page. */
  optional?: boolean
}

/** One read of a page: what is asked for at an address. */
export interface Read<E extends Endpoint = Endpoint> extends ReadSettings {
  readonly endpoint: E
  /** The call's input at this address; null where the page does not ask. */
  readonly input: (request: RouteRequest) => InputOf<E> | null
}

/**
 * Declares a read once: for the page's hook (`useRead`), for links that warm the page and for the service that renders it.
 *
 * @example export const jobsRead = read(listJobs, ({ query }) => jobSearch.parse(query), { keepPreviousData: true })
 */
export const read = <E extends Endpoint, const Input extends InputOf<E> | null>(
  endpoint: E,
  input: (request: RouteRequest) => Input,
  settings: ReadSettings = {},
): Read<E> => ({ endpoint, input, ...settings })

/** The input of most reads of one thing: its id, from an address such as `/job-details/:id`. */
export const idIn = ({ params: { id = '' } }: RouteRequest): { id: string } => ({ id })
