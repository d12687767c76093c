import type { OutputOf } from '#contract/endpoint'
import type { TicketCode, TicketVerdict } from '#contract/exam-ticket-code'
import type { withdrawnTickets } from '#contract/exam-tickets'

type Answer = OutputOf<typeof withdrawnTickets>

/** Which tickets do not hold, as this browser keeps it. */
export interface Withdrawn extends Omit<Answer, 'lists'> {
  readonly lists: readonly Readonly<NonNullable<Answer['lists']>[number]>[]
}

/** What is said of a ticket without asking the service. */
export interface Judgement {
  verdict: TicketVerdict | 'replaced' | 'void'
  /** As of when the list is that the ticket was looked for in; null where none says anything of it. */
  listedAt: number | null
}

const SERIAL = 8

function has(serials: string, serial: string): boolean {
  for (let at = 0; at < serials.length; at += SERIAL) if (serials.startsWith(serial, at)) return true
  return false
}

/** How many tickets the lists name. */
export const countWithdrawn = ({ lists }: Withdrawn): number =>
  lists.reduce((sum, list) => sum + (list.replaced.length + list.void.length) / SERIAL, 0)

/**
 * Looks for a ticket whose signature is right among those that do not hold. A list takes away from what the signature says
 * and adds nothing: no list, however it was made, has a forged ticket pass.
 */
export function judge(
  signed: TicketVerdict,
  code: Pick<TicketCode, 'serial' | 'examId' | 'stage'> | null,
  withdrawn: Withdrawn | null,
): Judgement {
  const list = withdrawn?.lists.find(({ exam, stage }) => exam === code?.examId && stage === code.stage)
  if (signed !== 'genuine' || !code || code.serial === '' || !withdrawn || !list) {
    return { verdict: signed, listedAt: null }
  }
  const listedAt = withdrawn.at
  if (has(list.void, code.serial)) return { verdict: 'void', listedAt }
  return { verdict: has(list.replaced, code.serial) ? 'replaced' : 'genuine', listedAt }
}

const DAY = 86_400_000

/** Whether a list is older than a person should rely on at a door. */
export const isOldList = (listedAt: number, now: number): boolean => now - listedAt > DAY
