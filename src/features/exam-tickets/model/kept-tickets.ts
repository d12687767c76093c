import * as z from 'zod/mini'
import type { ExamTicket } from '#contract/exam-tickets'
import { ownKey } from '#platform/session'
import type { TextStorage } from '#platform/storage'

const PREFIX = 'exam-ticket:'

/**
 * What a device keeps of a ticket at its holder's wish: when and where one sits, and the code. Neither the identity number
 * nor the photograph, so that a lost phone gives away no more than a glance at the paper would.
 */
const keptTicket = () =>
  z.object({
    /** Whose account kept it; '' for a guest. */
    owner: z.string(),
    /** Whose ticket it is. */
    registration: z.string(),
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

/** Under which it is kept: an account's is gone when they sign out, as whatever is theirs on this device. */
export function nameOf(exam: string, stage: string, by: 'account' | 'guest'): string {
  const name = `${PREFIX}${exam}:${stage}`
  return by === 'account' ? ownKey(name) : name
}

/** As much of a ticket as a device keeps. `exam` as its address names it. */
export function keptOf(
  { exam, owner }: Pick<KeptTicket, 'exam' | 'owner'>,
  ticket: ExamTicket,
  keptAt: number,
): KeptTicket {
  const { id: registration, name, number, papers, site, room, seat, revision, code } = ticket
  return {
    owner,
    registration,
    exam,
    title: ticket.exam.title,
    name,
    number,
    papers,
    site,
    room,
    seat,
    revision,
    code,
    keptAt,
  }
}

/** What a code says, without its signature, which is another one each time. */
const saidBy = (code: string) => code.slice(0, code.lastIndexOf('.'))

/** Whether what is kept of a ticket says something else than the ticket does now. */
export function isOutdated(kept: KeptTicket, ticket: ExamTicket): boolean {
  const said = (one: KeptTicket) => JSON.stringify({ ...one, code: saidBy(one.code) })
  return said(kept) !== said(keptOf(kept, ticket, kept.keptAt))
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
