import { numberOf, roomsOf } from '../../../exam-tickets/seat-exam.ts'
import { seat } from '../../../exam-tickets/seating.ts'
import { DAY, isoOf } from '../moments.ts'
import type { Random } from '../random.ts'
import type { StoredExam } from './exams.ts'
import type { RegistrationRow } from './registrations.ts'

/** With it `npm run exam-seats -- <exam> sample --check` reckons the same seats. */
const SEED = 'sample'

/** Seats everybody who is complete, as the office would. Where an exam has no sites there are no tickets. */
export function ticketRows(exam: StoredExam, registrations: readonly RegistrationRow[], random: Random, now: number) {
  if (exam.sites.length === 0) return []
  const people = registrations
    .filter(({ status }) => status === '3')
    .map(({ id, position_id, answers }) => ({
      id,
      position: String(position_id),
      special: answers.more.assistance === 'yes',
    }))
  const sites = new Map(exam.sites.map(({ id, code }) => [code, id]))
  const issued = isoOf(Math.min(exam.tickets_from, now) - DAY)
  return seat({ people, rooms: roomsOf(exam.sites), seed: SEED }).placements.map(placement => ({
    id: random.uuid(),
    registration_id: placement.id,
    exam_id: exam.id,
    stage: 'written',
    number: numberOf(exam, placement),
    site_id: sites.get(placement.site) ?? null,
    room: placement.room,
    seat: placement.seat,
    revision: 1,
    void: false,
    issued_at: issued,
    prints: 0,
    sample: true,
  }))
}
