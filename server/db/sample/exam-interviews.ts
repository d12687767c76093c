import { findImportedExam } from '../../exam-imports/exam-queries.ts'
import { diffTickets, turnsOf } from '../../exam-imports/tickets/diff.ts'
import { issueTickets, ticketsGiven } from '../../exam-imports/tickets/issue.ts'
import type { Session, Shortlisted, Wanted } from '../../exam-imports/tickets/parse.ts'
import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { type ExamDay, examToday, SATURDAY } from './exams/calendar.ts'
import { DAY, isoOf } from './moments.ts'

/** Its scores are out, and rechecks are under way: whoever goes on has a ticket for the interview. */
const EXAM = '801'
/** So many wait in a room for their turn, unless one position has more. */
const WAITING = 24
/** Interviews come so long after the scores, so that every recheck is answered by then. */
const DAYS_AFTER_SCORES = 14

const place = {
  site: '宜春市教师进修学校（样例）',
  address: '宜春市宜阳大道 216 号，从东门进入',
  transit: '公交 6、18 路到教师进修学校站；校内不停放社会车辆',
} as const

const halves = [
  { arrives: 7.5, starts: 8.5, ends: 12 },
  { arrives: 13, starts: 14, ends: 17.5 },
] as const

/** People of one position wait together: rooms are filled position by position. */
function waitingRooms(shortlisted: readonly Shortlisted[]): Shortlisted[][] {
  const rooms: Shortlisted[][] = []
  for (const people of Map.groupBy(shortlisted, ({ position }) => position).values()) {
    const last = rooms.at(-1)
    if (last && last.length + people.length <= WAITING) last.push(...people)
    else rooms.push([...people])
  }
  return rooms
}

/** Each room is used in the morning and in the afternoon. */
function sessionOf(day: ExamDay, at: number): Session {
  const { arrives, starts, ends } = halves[at % 2 === 0 ? 0 : 1]
  return {
    arrivesAt: isoOf(day.at(arrives)),
    startsAt: isoOf(day.at(starts)),
    endsAt: isoOf(day.at(ends)),
    ...place,
    room: `候考 ${Math.floor(at / 2) + 1} 室`,
  }
}

/** Tickets for the interview of a sample exam, issued as the office's table is once it is released: turns by lot. */
export async function loadInterviewTickets(tx: Queryable, now: number): Promise<void> {
  const exam = await findImportedExam(tx, EXAM)
  if (!exam) return
  const { shortlisted, stored, ...lots } = await ticketsGiven(tx, exam, 'interview')
  const scoresAt = Date.parse(exam.scores_at)
  const day = examToday(scoresAt).plus(DAYS_AFTER_SCORES).next(SATURDAY)
  const wanted = waitingRooms(shortlisted).flatMap((room, at) =>
    room.map(({ number }): Wanted => ({ ticket: number, ...sessionOf(day, at), turn: null })),
  )
  const issued = new Date(Math.min(scoresAt + 2 * DAY, now))
  await issueTickets(tx, diffTickets(stored, turnsOf(wanted, stored, lots)), { exam, stage: 'interview', now: issued })
  await tx.run(sql`update exam_tickets set sample = true where exam_id = ${EXAM} and stage = 'interview'`)
  // Nobody has written to anybody yet: what is not marked was told with the tickets.
  await tx.run(sql`update messages set sample = true where not sample`)
}
