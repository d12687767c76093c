import { createHash } from 'node:crypto'
import type { ExamChangeRow } from '#contract/exam-office'
import type { TicketStage } from '#contract/exam-tickets'
import { chinaMinute, inChina } from '../../china-time.ts'
import { type Session, sessionKey, type Wanted } from './parse.ts'

/** A ticket of a later stage: when and where somebody comes, and in which order. */
interface StageTicket extends Session {
  readonly ticket: string
  readonly turn: number
}

/** One that is good now. */
export interface StoredTicket extends StageTicket {
  /** Its holder is not on the shortlist any more. */
  readonly isGone: boolean
}

export interface TicketDiff {
  readonly added: readonly StageTicket[]
  readonly changed: readonly StageTicket[]
  /** Numbers of tickets that are taken back. */
  readonly gone: readonly string[]
  readonly same: number
}

interface Lots {
  readonly seed: string
  readonly stage: TicketStage
}

/** What is drawn for somebody: the same for the same seed, and nobody knows it before that is told. */
const lotOf = (ticket: string, { seed, stage }: Lots) =>
  createHash('sha256').update(`${seed}/${stage}/${ticket}`).digest('hex')

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Turns of one session: whoever has one there keeps it, the others get those that are free, in the order of their lots. */
function drawn(session: readonly Wanted[], before: ReadonlyMap<string, StoredTicket>, lots: Lots): StageTicket[] {
  const kept = (one: Wanted): number | null => {
    const old = before.get(one.ticket)
    return old && sessionKey(old) === sessionKey(one) ? old.turn : null
  }
  const taken = new Set(session.map(kept))
  const order = session
    .filter(one => kept(one) === null)
    .map(({ ticket }) => ({ ticket, lot: lotOf(ticket, lots) }))
    .sort((one, other) => byText(one.lot, other.lot))
  const turns = new Map<string, number>()
  let turn = 0
  for (const { ticket } of order) {
    do turn += 1
    while (taken.has(turn))
    turns.set(ticket, turn)
  }
  return session.map(one => ({ ...one, turn: kept(one) ?? turns.get(one.ticket) ?? 0 }))
}

/** Everybody's ticket: turns that the table leaves open are drawn by lot, room by room. */
export function turnsOf(wanted: readonly Wanted[], stored: readonly StoredTicket[], lots: Lots): StageTicket[] {
  const before = new Map(stored.map(one => [one.ticket, one]))
  return [...Map.groupBy(wanted, sessionKey).values()]
    .flatMap(session => {
      const said = session.flatMap(({ turn, ...one }) => (turn === null ? [] : [{ ...one, turn }]))
      return said.length === session.length ? said : drawn(session, before, lots)
    })
    .sort((one, other) => byText(one.ticket, other.ticket))
}

/** A ticket in words: 2026-12-26 07:40 报到，08:00—12:00，南昌市委党校 候考 2 室 7 号. */
function ticketWords({ arrivesAt, startsAt, endsAt, site, address, room, turn }: StageTicket): string {
  const span = [startsAt, endsAt].map(at => inChina(Date.parse(at), 'HH:mm')).join('—')
  return `${chinaMinute(Date.parse(arrivesAt))} 报到，${span}，${site}（${address}）${room} ${turn} 号`
}

const said = ({ ticket: _, ...one }: StageTicket) => `${ticketWords({ ticket: '', ...one })} ${one.transit}`

export function diffTickets(stored: readonly StoredTicket[], wanted: readonly StageTicket[]): TicketDiff {
  const before = new Map(stored.filter(({ isGone }) => !isGone).map(one => [one.ticket, one]))
  const added = wanted.filter(({ ticket }) => !before.has(ticket))
  const changed = wanted.filter(one => {
    const old = before.get(one.ticket)
    return old !== undefined && said(old) !== said(one)
  })
  return {
    added,
    changed,
    gone: stored.filter(({ isGone }) => isGone).map(({ ticket }) => ticket),
    same: wanted.length - added.length - changed.length,
  }
}

/** Line by line. */
export function ticketRows({ added, changed, gone }: TicketDiff, stored: readonly StoredTicket[]): ExamChangeRow[] {
  const before = new Map(stored.map(one => [one.ticket, ticketWords(one)]))
  const row = (what: string, after: string) => ({ what, field: '安排', before: before.get(what) ?? '', after })
  return [
    ...changed.map(one => row(one.ticket, ticketWords(one))),
    ...gone.map(ticket => row(ticket, '作废')),
    ...added.map(one => row(one.ticket, ticketWords(one))),
  ]
}
