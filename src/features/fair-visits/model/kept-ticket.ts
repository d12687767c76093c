import * as z from 'zod/mini'
import { fairKinds } from '#contract/fair-kinds'
import { fairPhases } from '#contract/fair-timeline'
import { type FairTicket, visitStates } from '#contract/fair-visits'
import { ownKey } from '#platform/session'
import type { TextStorage } from '#platform/storage'

/** A ticket as this browser has got it last. It names nobody, and goes when whoever it belongs to signs out. */
const keptTicket = () =>
  z.object({
    ticket: z.object({
      fair: z.object({
        id: z.string(),
        kind: z.enum(fairKinds.map(({ value }) => value)),
        title: z.string(),
        phase: z.enum(fairPhases),
        reason: z.string(),
        venue: z.string(),
        address: z.string(),
        transit: z.string(),
        organiser: z.string(),
        phone: z.string(),
        opensAt: z.number(),
        closesAt: z.number(),
        registerUntil: z.number(),
        sequence: z.number(),
      }),
      state: z.enum(visitStates),
      slot: z.object({ index: z.number(), from: z.number(), until: z.number() }),
      shortCode: z.string(),
      code: z.string(),
      revision: z.number(),
      ahead: z.number(),
      changedAt: z.number(),
      enteredAt: z.nullable(z.number()),
    }),
    keptAt: z.number(),
  })

export interface KeptTicket {
  readonly ticket: FairTicket
  readonly keptAt: number
}

const nameOf = (fair: string) => ownKey(`fair-ticket:${fair}`)

/** What this browser keeps of a ticket; null for nothing, or nothing readable. */
export function readTicket(storage: TextStorage, fair: string): KeptTicket | null {
  try {
    return z.parse(keptTicket(), JSON.parse(storage.get(nameOf(fair)) ?? ''))
  } catch {
    return null
  }
}

export const keepTicket = (storage: TextStorage, kept: KeptTicket) =>
  storage.set(nameOf(kept.ticket.fair.id), JSON.stringify(kept))

export const dropTicket = (storage: TextStorage, fair: string) => storage.remove(nameOf(fair))
