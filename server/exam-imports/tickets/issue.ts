import { createHash, randomUUID } from 'node:crypto'
import type { TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { sendMessage } from '../../messages/send.ts'
import type { TicketsGiven } from '../check-table.ts'
import type { ImportedExamRow } from '../exam-queries.ts'
import { listHolders } from '../scores/queries.ts'
import type { StoredTicket, TicketDiff } from './diff.ts'
import {
  insertStageTickets,
  listShortlisted,
  listStageTickets,
  type NewTicket,
  revisionsOf,
  siteFor,
  voidStageTickets,
} from './queries.ts'
import { issuedMessage, movedMessage } from './telling.ts'

const iso = (moment: string) => new Date(moment).toISOString()

async function listStored(db: Queryable, exam: string, stage: TicketStage): Promise<StoredTicket[]> {
  const rows = await listStageTickets(db, exam, stage)
  return rows.map(({ arrives_at, starts_at, ends_at, is_gone, ...row }) => ({
    ...row,
    arrivesAt: iso(arrives_at),
    startsAt: iso(starts_at),
    endsAt: iso(ends_at),
    isGone: is_gone,
  }))
}

/** What a table of tickets is held against: who goes on, and the tickets that are good. */
export async function ticketsGiven(
  db: Queryable,
  exam: ImportedExamRow,
  stage: TicketStage,
): Promise<Omit<TicketsGiven, 'kind'>> {
  const id = String(exam.id)
  return {
    stage,
    seed: exam.seating_seed ?? '',
    after: iso(exam.scores_at),
    shortlisted: await listShortlisted(db, id),
    stored: await listStored(db, id, stage),
  }
}

/** What shortlist and tickets of a stage come to, as a hash: the same as long as nobody changes one. */
export async function ticketsBase(db: Queryable, exam: string, stage: TicketStage) {
  const [shortlisted, stored] = [await listShortlisted(db, exam), await listStored(db, exam, stage)]
  const hash = createHash('sha256')
    .update(JSON.stringify([shortlisted, stored]))
    .digest('hex')
  return { hash, tickets: shortlisted.length, stored: stored.length }
}

interface Issue {
  readonly exam: ImportedExamRow
  readonly stage: TicketStage
  readonly now: Date
}

/** Writes tickets of a later stage and takes back others, in the caller's transaction; whoever has a new one is told. */
export async function issueTickets(
  tx: Queryable,
  { added, changed, gone }: TicketDiff,
  { exam: { id, title }, stage, now }: Issue,
): Promise<void> {
  const exam = String(id)
  const registrations = new Map(
    (await listShortlisted(tx, exam)).map(({ number, registration_id }) => [number, registration_id]),
  )
  await voidStageTickets(tx, exam, stage, [...changed.map(({ ticket }) => ticket), ...gone])
  const revisions = await revisionsOf(tx, exam, stage)
  const sites = new Map<string, number>()
  const tickets: NewTicket[] = []
  for (const one of [...added, ...changed]) {
    const registration = registrations.get(one.ticket)
    if (registration === undefined) throw new Error('somebody with a ticket is not on the shortlist')
    const place = JSON.stringify([one.site, one.address, one.transit])
    const site = sites.get(place) ?? (await siteFor(tx, exam, stage, one))
    sites.set(place, site)
    tickets.push({
      id: randomUUID(),
      registration_id: registration,
      number: one.ticket,
      site_id: site,
      room: one.room,
      seat: one.turn,
      revision: (revisions.get(registration) ?? 0) + 1,
      arrives_at: one.arrivesAt,
      starts_at: one.startsAt,
      ends_at: one.endsAt,
    })
  }
  await insertStageTickets(tx, exam, tickets, { stage, now })

  const about = { exam, title, stage }
  const idsOf = (list: TicketDiff['added']) => list.flatMap(({ ticket }) => registrations.get(ticket) ?? [])
  const tell = async (ids: readonly string[], message: ReturnType<typeof issuedMessage>) => {
    const to = [...new Set((await listHolders(tx, ids)).values())]
    await sendMessage(tx, { to, audience: 'seeker', at: now, ...message })
  }
  await tell(idsOf(added), issuedMessage(about))
  await tell(idsOf(changed), movedMessage(about))
}
