import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-visits.ts'

/** What becomes of a visitor's registration; a cancelled one never revives. */
export const visitStates = ['valid', 'waiting', 'cancelled'] as const
export type VisitState = (typeof visitStates)[number]

export type FairTicket = z.output<ReturnType<typeof schemas.fairTicket>>
export type FairCrowd = z.output<ReturnType<typeof schemas.fairCrowd>>
export type VisitSlot = z.output<ReturnType<typeof schemas.visitSlot>>

/** The time slots of a fair with the places that are left, and how many people are inside while it is on. */
export const fairSlots = endpoint<typeof schemas.fairSlots>({
  method: 'GET',
  path: '/fair_visits/slots',
  access: 'public',
})
export type FairSlots = OutputOf<typeof fairSlots>

/** One's own ticket for a fair, with its code; null for none. */
export const myFairTicket = endpoint<typeof schemas.myFairTicket>({
  method: 'GET',
  path: '/fair_visits/ticket',
  access: 'type2',
})

/** One's own tickets, those of coming fairs first. */
export const listFairTickets = endpoint<typeof schemas.listFairTickets>({
  method: 'GET',
  path: '/fair_visits/list',
  access: 'type2',
})

/** Registers for a slot, or, where it is full and one wants to, for its waiting list. */
export const registerVisit = endpoint<typeof schemas.registerVisit>({
  method: 'POST',
  path: '/fair_visits/register',
  access: 'type2',
  creates: true,
})

/** Comes in another slot: a new revision, and the former place is free. */
export const changeVisit = endpoint<typeof schemas.changeVisit>({
  method: 'POST',
  path: '/fair_visits/change',
  access: 'type2',
})

/** Gives the place, or the place in line, back for good. */
export const cancelVisit = endpoint<typeof schemas.cancelVisit>({
  method: 'POST',
  path: '/fair_visits/cancel',
  access: 'type2',
})
