import type { Endpoint } from '#contract/endpoint'
import type { Read, RouteRequest } from '#platform/routing'

/** A call that a page makes at an address. */
export type RouteCall = readonly [endpoint: Endpoint, input: object]

/** What these reads ask for at an address, in their order. */
export const callsOf = (reads: readonly Read[], request: RouteRequest): RouteCall[] =>
  reads.flatMap(({ endpoint, input }): RouteCall[] => {
    const asked = input(request)
    return asked === null ? [] : [[endpoint, Object(asked)]]
  })
