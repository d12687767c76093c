import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-desk.ts'

/** Gates that a fair may have, and scans that a desk sends at once. */
export const MOST_GATES = 20
export const MOST_SCANS = 200

export type DeskFigures = z.output<ReturnType<typeof schemas.deskFigures>>

/** All that a gate needs where there is no network: numbers of tickets, and no names. */
export const deskSnapshot = endpoint<typeof schemas.deskSnapshot>({
  method: 'GET',
  path: '/fair_desk/snapshot',
  access: 'type1',
})
export type SentSnapshot = OutputOf<typeof deskSnapshot>

/** Hands in what happened at a gate, in any order and as often as one likes: each scan counts once, by its id. */
export const sendScans = endpoint<typeof schemas.sendScans>({
  method: 'POST',
  path: '/fair_desk/scans',
  access: 'type1',
})

/**
 * Who is inside, by gates; whether the fair goes on, what one may do there, and whether the snapshot is still of use; which
 * tickets have changed since a moment of the service.
 */
export const deskLive = endpoint<typeof schemas.deskLive>({ method: 'GET', path: '/fair_desk/live', access: 'type1' })
