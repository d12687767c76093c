import { numberOf, roomsOf } from '../../../exam-tickets/seat-exam.ts'
import { keepSeating, sealSeed } from '../../../exam-tickets/seat-queries.ts'
import { seat } from '../../../exam-tickets/seating.ts'
import { seedHash } from '../../../exam-tickets/seed.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
import { DAY } from '../moments.ts'
import type { Random } from '../random.ts'
import type { StoredExam } from './exams.ts'
import type { SampleRegistration } from './registrations.ts'

/** With it `npm run exam-seats -- <exam> sample --check` reckons the same seats. */
const SEED = 'sample'

/** In one statement so many. */
const CHUNK = 10_000

/**
 * Seats everybody who is complete and writes their tickets, as the office would. Where an exam has no sites there are
 * no tickets.
 */
export async function insertTickets(
  tx: Queryable,
  exam: StoredExam,
  registrations: readonly SampleRegistration[],
  { random, now }: { readonly random: Random; readonly now: number },
): Promise<void> {
  if (exam.sites.length === 0) return
  const people = registrations
    .filter(({ status }) => status === '3')
    .map(({ id, position, assistance }) => ({ id, position: String(position), special: assistance === 'yes' }))
  await sealSeed(tx, { exam: exam.id, seed: SEED, hash: seedHash(SEED) })
  const issued = new Date(Math.min(exam.tickets_from, now) - DAY)
  const sites = new Map(exam.sites.map(({ id, code }) => [code, id]))
  const rooms = roomsOf(exam.sites)
  await keepSeating(tx, exam.id, { rooms, people })
  const tickets = seat({ people, rooms, seed: SEED }).placements.map(placement => ({
    id: random.uuid(),
    of: placement.id,
    number: numberOf(exam, placement),
    site: sites.get(placement.site) ?? null,
    room: placement.room,
    seat: placement.seat,
  }))
  for (let start = 0; start < tickets.length; start += CHUNK) {
    await tx.run(sql`
      insert into exam_tickets (id, registration_id, exam_id, number, site_id, room, seat, issued_at, sample)
      select id, "of", ${exam.id}, number, site, room, seat, ${issued}::timestamptz, true
      from json_to_recordset(${sql.json(tickets.slice(start, start + CHUNK))}) as t (id uuid, "of" uuid, number text,
        site bigint, room text, seat integer)`)
  }
}
