import * as z from 'zod/mini'
import type { TicketKey } from '#contract/exam-ticket-code'
import type { TextStorage } from '#platform/storage'

const NAME = 'exam-ticket-keys'

const keptKeys = () =>
  z.object({
    keys: z.array(z.object({ id: z.string(), x: z.string(), y: z.string() })).check(z.minLength(1)),
    keptAt: z.number(),
  })

export interface KeptKeys {
  readonly keys: readonly TicketKey[]
  readonly keptAt: number
}

/** The public keys that this browser has kept, so that tickets are checked where there is no network; null for none. */
export function readKeys(storage: TextStorage): KeptKeys | null {
  try {
    return z.parse(keptKeys(), JSON.parse(storage.get(NAME) ?? ''))
  } catch {
    return null
  }
}

export const keepKeys = (storage: TextStorage, kept: KeptKeys) => storage.set(NAME, JSON.stringify(kept))
