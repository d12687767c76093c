import { randomUUID } from 'node:crypto'
import { ticketNumberOf } from '#contract/exam-ticket-number'
import { chinaMinute } from '../china-time.ts'
import { secondsAfter } from '../clock.ts'
import { insertRows } from '../db/bulk.ts'
import type { Db, Queryable } from '../db/db.ts'
import { NOTICE_SECONDS } from '../exam-registrations/windows.ts'
import { writeAudit } from '../http/audit.ts'
import type { User } from '../http/users.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { type ExamRow, findExam } from './queries.ts'
import {
  findSeating,
  findUnsettled,
  keepSeating,
  listSeats,
  listSitesToSeat,
  listToSeat,
  lockExam,
  type SeatingInput,
  type SeatRow,
  type ToSeatRow,
  voidTickets,
} from './seat-queries.ts'
import { NotSeatable, type Placement, type Seated, type SeatingRoom, seat } from './seating.ts'
import { seedFor } from './seed.ts'
import type { SiteRow } from './site-queries.ts'

interface Asked {
  readonly exam: string
  /** '' for the one that was sealed. */
  readonly seed: string
}

/** What came of seating an exam. */
interface SeatingReport {
  readonly title: string
  readonly seated: number
  readonly issued: number
  /** Whose seat is another one now. */
  readonly moved: number
  /** Who has no place any more. */
  readonly left: number
  /** Pairs of one position side by side, which could not be avoided. */
  readonly adjacent: number
}

export const roomsOf = (sites: readonly SiteRow[]): SeatingRoom[] =>
  sites.flatMap(({ code, plan }) => plan.map(({ number, seats, kind }) => ({ site: code, number, seats, kind })))

const placed = ({ registration_id: id, site, room, seat: number }: SeatRow): Placement => ({
  id,
  site,
  room,
  seat: number,
})

const keyOf = ({ site, room, seat: number }: Omit<Placement, 'id'>) => `${site}/${room}/${number}`

/** Where a ticket puts its number together from. */
export const numberOf = (
  { id, city, year }: Pick<ExamRow, 'id' | 'city' | 'year'>,
  { site, room, seat: number }: Omit<Placement, 'id'>,
) => ticketNumberOf({ city, year, exam: id, site, room, seat: number })

async function demandExam(db: Queryable, key: string): Promise<ExamRow> {
  const exam = await findExam(db, key)
  if (!exam) throw new Error(`没有编号为 ${key} 的考试 · there is no exam ${key}`)
  return exam
}

/** Refuses to seat anybody before every fee is paid or can be paid no longer, and says who is waited for. */
async function demandSettled(tx: Queryable, { id, title }: ExamRow, now: Date): Promise<void> {
  const {
    paying = 0,
    in_doubt: inDoubt = 0,
    choosing = 0,
    pay_until: until = null,
  } = (await findUnsettled(tx, id)) ?? {}
  const settledAt = until === null ? now : secondsAfter(new Date(until), NOTICE_SECONDS)
  const open = [
    paying > 0 && `${paying} 人待缴费`,
    inDoubt > 0 && `${inDoubt} 人的缴费还在核对`,
    choosing > 0 && `${choosing} 人的职位已取消、还没有决定改报或退费`,
    settledAt.getTime() > now.getTime() && `缴费 ${chinaMinute(settledAt.getTime())} 才能全部结清`,
  ].filter(words => words !== false)
  if (open.length > 0) throw new NotSeatable(`“${title}”还不能编排：${open.join('；')}`, 'orders are not final yet')
}

/** Whoever sits in a special room needs one, whether or not the form that said so is still there. */
function peopleOf(people: readonly ToSeatRow[], rooms: readonly SeatingRoom[], before: readonly Placement[]): Seated[] {
  const special = new Set(rooms.flatMap(({ site, number, kind }) => (kind === 'special' ? [`${site}/${number}`] : [])))
  const sitsApart = new Set(before.flatMap(({ id, site, room }) => (special.has(`${site}/${room}`) ? [id] : [])))
  return people.map(row => ({ id: row.id, position: row.position, special: row.special || sitsApart.has(row.id) }))
}

/** A seat that somebody is given, with the ticket that it takes the place of. */
interface Reseated {
  readonly placement: Placement
  readonly before: SeatRow | undefined
}

/** What seating an exam comes to. */
export interface SeatPlan {
  readonly exam: ExamRow
  readonly seed: string
  readonly input: SeatingInput
  readonly people: readonly ToSeatRow[]
  readonly sites: readonly SiteRow[]
  /** Every ticket there was, void ones too. */
  readonly tickets: readonly SeatRow[]
  readonly placements: readonly Placement[]
  readonly adjacent: number
  readonly changed: readonly Reseated[]
  /** Tickets of those who have no place any more. */
  readonly left: readonly SeatRow[]
}

/**
 * What seating everybody whose registration is complete comes to, once every order is final; nothing is written. Whoever has
 * a seat that is still good keeps it. Throws `NotSeatable`.
 */
export async function planSeats(db: Queryable, exam: ExamRow, given: string, now: Date): Promise<SeatPlan> {
  const seed = seedFor(exam, given)
  await demandSettled(db, exam, now)
  const [people, sites] = [await listToSeat(db, exam.id), await listSitesToSeat(db, exam.id)]
  const tickets = await listSeats(db, exam.id)
  const current = new Map(tickets.flatMap(row => (row.void ? [] : [[row.registration_id, row] as const])))
  const [rooms, before] = [roomsOf(sites), [...current.values()].map(placed)]
  const input = { rooms, people: peopleOf(people, rooms, before) }
  const { placements, adjacent } = seat({ ...input, seed, before })
  const changed = placements
    .map(placement => ({ placement, before: current.get(placement.id) }))
    .filter(one => !one.before || keyOf(placed(one.before)) !== keyOf(one.placement))
  const seated = new Set(placements.map(({ id }) => id))
  const left = [...current.values()].filter(row => !seated.has(row.registration_id))
  return { exam, seed, input, people, sites, tickets, placements, adjacent, changed, left }
}

/** Tickets for these seats; a revision replaces those before, void ones too. */
async function issue(tx: Queryable, { exam, tickets, sites, changed }: SeatPlan, now: Date) {
  const revisions = new Map<string, number>()
  for (const { registration_id: id, revision } of tickets) {
    revisions.set(id, Math.max(revisions.get(id) ?? 0, revision))
  }
  const siteIds = new Map(sites.map(({ id, code }) => [code, id]))
  const rows = changed.map(({ placement }) => ({
    id: randomUUID(),
    registration_id: placement.id,
    exam_id: exam.id,
    stage: 'written',
    number: numberOf(exam, placement),
    site_id: siteIds.get(placement.site) ?? null,
    room: placement.room,
    seat: placement.seat,
    revision: (revisions.get(placement.id) ?? 0) + 1,
    void: false,
    issued_at: now.toISOString(),
    prints: 0,
    sample: false,
  }))
  await insertRows(tx, 'exam_tickets', rows, { chunk: 2_000 })
}

const movedMessage = (exam: ExamRow) => ({
  category: 'service' as const,
  title: '准考证有调整，请重新打印',
  body: `“${exam.title}”调整了考场，您的考点、考场或座位有变。以前打印、保存的准考证作废，请重新打印。`,
  link: linkTo('examTicket', { id: String(exam.id) }),
})

/** Who has a seat now, and by whose word; nobody's for who sits at a prompt. */
interface Written {
  readonly now: Date
  readonly by: Pick<User, 'id' | 'userType'> | null
}

/** Writes the tickets of a plan; whoever is moved is told once tickets can be printed. */
export async function writeSeats(tx: Queryable, plan: SeatPlan, { now, by }: Written): Promise<SeatingReport> {
  const { exam, seed, input, people, placements, adjacent, changed, left } = plan
  if (placements.length > 0) await keepSeating(tx, exam.id, input)
  const replaced = changed.flatMap(({ before }) => before ?? [])
  await voidTickets(
    tx,
    [...left, ...replaced].map(({ id }) => id),
  )
  await issue(tx, plan, now)

  const moved = new Set(replaced.map(row => row.registration_id))
  const to = people.flatMap(({ id, user_id: user }) => (user !== null && moved.has(id) ? [user] : []))
  if (Date.parse(exam.ticket_from) <= now.getTime()) {
    await sendMessage(tx, { to, audience: 'seeker', at: now, ...movedMessage(exam) })
  }
  const figures = {
    seated: placements.length,
    issued: changed.length,
    moved: moved.size,
    left: left.length,
    adjacent,
  }
  await writeAudit(tx, now, by, {
    action: 'exam-tickets.seat',
    subject: { kind: 'exam', id: String(exam.id) },
    detail: { seed, ...figures },
  })
  return { title: exam.title, ...figures }
}

/** Plans seats and writes them, in one transaction. Throws `NotSeatable`, or that there is no such exam. */
export const seatExam = (db: Db, { exam: key, seed }: Asked, now: Date): Promise<SeatingReport> =>
  db.tx(async tx => {
    const exam = await demandExam(tx, key)
    await lockExam(tx, exam.id)
    return writeSeats(tx, await planSeats(tx, exam, seed, now), { now, by: null })
  })

/** What a check found: how many tickets there are, and what is wrong with them, in words. */
interface SeatingCheck {
  readonly title: string
  readonly tickets: number
  readonly revised: number
  readonly faults: readonly string[]
}

/** The seats of the first seating, as far as its people have not left with all that was theirs. */
function firstSeats(rows: readonly SeatRow[], people: readonly Seated[]): { seats: Placement[]; left: Set<string> } {
  const left = new Set(people.map(({ id }) => id))
  for (const { registration_id: id } of rows) left.delete(id)
  const ids = new Set(people.map(({ id }) => id))
  const times = rows.flatMap(row => (ids.has(row.registration_id) ? [Date.parse(row.issued_at)] : []))
  const began = times.reduce((earliest, time) => Math.min(earliest, time), Number.POSITIVE_INFINITY)
  return { seats: rows.filter(row => Date.parse(row.issued_at) === began).map(placed), left }
}

const differing = (one: readonly Placement[], other: readonly Placement[]) => {
  const keys = new Map(other.map(placement => [placement.id, keyOf(placement)]))
  return one.filter(placement => keys.get(placement.id) !== keyOf(placement)).length
}

/** How many of the first seating do not sit where it is reckoned to have put them. */
function misplacedFirst(rows: readonly SeatRow[], { rooms, people }: SeatingInput, seed: string): number {
  const { seats, left } = firstSeats(rows, people)
  const anew = seat({ people, rooms, seed }).placements.filter(({ id }) => !left.has(id))
  return differing(anew, seats) + Math.abs(anew.length - seats.length)
}

/**
 * Reckons seats anew and compares. Those of the first seating have to come out of what it was made with, the same to the
 * last one, whatever has become of its people since; whoever was seated later has to sit where a seating now would leave
 * them. Throws where what an exam was seated with has been forgotten, as it is a year after the exam.
 */
export async function checkSeats(db: Queryable, { exam: key, seed: given }: Asked): Promise<SeatingCheck> {
  const exam = await demandExam(db, key)
  const seed = seedFor(exam, given)
  const tickets = await listSeats(db, exam.id)
  const first = await findSeating(db, exam.id)
  if (!first && tickets.length > 0) {
    throw new Error(
      `“${exam.title}”的编排依据已经不在，考试结束一年后删除，座位不能再重算 · what seats were drawn with is gone`,
    )
  }
  const rooms = roomsOf(await listSitesToSeat(db, exam.id))
  const good = tickets.filter(row => !row.void)
  const before = good.map(placed)
  const now = seat({ people: peopleOf(await listToSeat(db, exam.id), rooms, before), rooms, seed, before })

  const changed = first ? misplacedFirst(tickets, first, seed) : 0
  const unsettled = differing(now.placements, before)
  const replaced = new Set(tickets.flatMap(row => (row.void ? [row.registration_id] : [])))
  const misnumbered = good.filter(row => row.number !== numberOf(exam, placed(row))).length
  const faults = [
    changed > 0 && `${changed} 人的座位与按种子重算的不同 · seats differ from those reckoned anew`,
    unsettled > 0 && `${unsettled} 人没有座位或要换座位，请重新编排 · people have no seat that is good`,
    misnumbered > 0 && `${misnumbered} 个准考证号与座位不符 · numbers do not fit their seats`,
  ]
  return {
    title: exam.title,
    tickets: good.length,
    revised: good.filter(row => replaced.has(row.registration_id)).length,
    faults: faults.filter(fault => fault !== false),
  }
}
