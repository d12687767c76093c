import type { SentSnapshot } from '#contract/fair-desk'
import type { DeskSnapshot, DeskTicket } from '#contract/fair-judge'

/** A snapshot that is looked things up in, and that changes as news and scans come. */
export interface Book {
  readonly sent: SentSnapshot
  readonly tickets: Map<number, DeskTicket>
}

type Line = SentSnapshot['tickets'][number]

const toTicket = ([number, slot, revision, cancelled, inAt]: Line): DeskTicket => ({
  number,
  slot,
  revision,
  isCancelled: cancelled === 1,
  inAt: inAt || null,
})

const toLine = ({ number, slot, revision, isCancelled, inAt }: DeskTicket): Line => [
  number,
  slot,
  revision,
  isCancelled ? 1 : 0,
  inAt ?? 0,
]

export const openBook = (sent: SentSnapshot): Book => ({
  sent,
  tickets: new Map(sent.tickets.map(line => [line[0], toTicket(line)])),
})

/** The book as it would have been sent: to be kept. */
export const closedBook = ({ sent, tickets }: Book): SentSnapshot => ({
  ...sent,
  tickets: [...tickets.values()].map(toLine),
})

/** Writes in that somebody came in; the first time counts. A ticket that is not in the book was issued after it. */
export function enter(
  { tickets }: Book,
  { number, slot, revision }: Omit<DeskTicket, 'isCancelled' | 'inAt'>,
  at: number,
) {
  const ticket = tickets.get(number) ?? { number, slot, revision, isCancelled: false, inAt: null }
  if (ticket.inAt === null || at < ticket.inAt) tickets.set(number, { ...ticket, inAt: at })
}

/** Whether the fair goes on, and why not. */
export type Decision = Pick<SentSnapshot['fair'], 'state' | 'reason'>

export const decided = ({ sent, tickets }: Book, { state, reason }: Decision): Book => ({
  sent: { ...sent, fair: { ...sent.fair, state, reason } },
  tickets,
})

type News = Decision & Pick<SentSnapshot, 'tickets' | 'mandates' | 'stops' | 'takenAt'>

/** Follows what the service tells of tickets and the fair. Who came in here stays in, though the service may not know it yet. */
export function follow(book: Book, { tickets, state, reason, mandates, stops, takenAt }: News): Book {
  for (const line of tickets) {
    const [known, told] = [book.tickets.get(line[0]), toTicket(line)]
    book.tickets.set(told.number, { ...told, inAt: told.inAt ?? known?.inAt ?? null })
  }
  const { sent } = decided(book, { state, reason })
  return { ...book, sent: { ...sent, mandates, stops, takenAt } }
}

/** What tickets are judged by. */
export const snapshotOf = ({ sent, tickets }: Book): DeskSnapshot => ({
  fair: sent.fair.id,
  state: sent.fair.state,
  timeline: sent.fair,
  slots: sent.slots,
  stops: sent.stops,
  takenAt: sent.takenAt,
  find: number => tickets.get(number),
})
