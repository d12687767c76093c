import * as z from 'zod/mini'
import type { TextStorage } from '#platform/storage'
import type { Withdrawn } from './withdrawn.ts'

const NAME = 'exam-withdrawn-tickets'

const serials = () => z.string().check(z.regex(/^([\w-]{8})*$/))

const keptWithdrawn = () =>
  z.object({
    at: z.number(),
    version: z.string(),
    lists: z.array(
      z.object({
        exam: z.string(),
        stage: z.enum(['written', 'skill', 'interview']),
        replaced: serials(),
        void: serials(),
      }),
    ),
  })

/**
 * The tickets that do not hold, as this browser has kept them beside the public keys and on the same trust: they came over
 * the same line. Null for none, or what is mangled.
 */
export function readWithdrawn(storage: TextStorage): Withdrawn | null {
  try {
    return z.parse(keptWithdrawn(), JSON.parse(storage.get(NAME) ?? ''))
  } catch {
    return null
  }
}

export const keepWithdrawn = (storage: TextStorage, withdrawn: Withdrawn) =>
  storage.set(NAME, JSON.stringify(withdrawn))
