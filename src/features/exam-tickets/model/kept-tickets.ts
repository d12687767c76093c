import * as z from 'zod/mini'
import type { ExamTicket } from '#contract/exam-tickets'
import type { TextStorage } from '#platform/storage'

const PREFIX = 'exam-ticket:'

/**
 * What a device keeps of a ticket at its holder's wish: when and where one sits, and the code. Neither the identity number
 * nor the photograph, so that a lost phone gives away no more than a glance at the paper would.
 */
const keptTicket = () =>
  z.object({
    exam: z.string(),
    title: z.string(),
    name: z.string(),
    number: z.string(),
    papers: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        startsAt: z.number(),
        endsAt: z.number(),
        entryUntil: z.number(),
      }),
    ),
    site: z.object({ name: z.string(), address: z.string(), transit: z.string() }),
    room: z.string(),
    seat: z.number(),
    revision: z.number(),
    code: z.string(),
    keptAt: z.number(),
  })

export type KeptTicket = z.output<ReturnType<typeof keptTicket>>

export const nameOf = (exam: string, stage: string) => `${PREFIX}${exam}:${stage}`

/** As much of a ticket as a device keeps. `exam` as its address names it. */
export function keptOf(exam: string, ticket: ExamTicket, keptAt: number): KeptTicket {
  const { name, number, papers, site, room, seat, revision, code } = ticket
  return { exam, title: ticket.exam.title, name, number, papers, site, room, seat, revision, code, keptAt }
}

/** What is kept under a name; null for nothing, or nothing readable. */
export function readKept(text: string | null): KeptTicket | null {
  try {
    return z.parse(keptTicket(), JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

export const keepTicket = (storage: TextStorage, name: string, kept: KeptTicket) =>
  storage.set(name, JSON.stringify(kept))
