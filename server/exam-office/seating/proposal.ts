import { createHash } from 'node:crypto'
import type { ExamChangeRow } from '#contract/exam-office'
import type { Queryable } from '../../db/db.ts'
import { findExam } from '../../exam-tickets/queries.ts'
import { planSeats, type SeatPlan } from '../../exam-tickets/seat-exam.ts'
import { NotSeatable, type Placement } from '../../exam-tickets/seating.ts'
import { notFound } from '../../http/refusal.ts'
import { findExamFrom } from './queries.ts'

/** Seating an exam anew, as it would come out now. */
export interface Proposal {
  readonly plan: SeatPlan
  readonly hash: string
}

type Proposed = { readonly obstacle: string } | Proposal

const placeOf = ({ site, room, seat }: Omit<Placement, 'id'>) => `${site}/${room}/${seat}`

/** Of everything that would change: it stays while seating anew comes to the same. */
function hashOf({ changed, left }: SeatPlan): string {
  const moves = changed.map(({ placement, before }) => [placement.id, placeOf(placement), before?.id ?? ''].join(' '))
  const gone = left.map(({ id }) => id)
  return createHash('sha256')
    .update(JSON.stringify([moves.toSorted(), gone.toSorted()]))
    .digest('hex')
}

/**
 * What seating an exam anew comes to. The first seating is none of the office's: it draws everybody, and of a large exam
 * keeps the service from answering while it does.
 */
export async function proposeSeating(db: Queryable, exam: string, now: Date): Promise<Proposed> {
  const [about, from] = [await findExam(db, exam), await findExamFrom(db, exam)]
  if (!about || from === undefined) throw notFound()
  if (now.getTime() >= Date.parse(from)) return { obstacle: '考试已经开始，座位不能再换' }
  try {
    const plan = await planSeats(db, about, '', now)
    if (plan.tickets.length === 0) return { obstacle: '还没有编排过座位，首次编排请联系平台运维人员' }
    return { plan, hash: hashOf(plan) }
  } catch (error) {
    if (error instanceof NotSeatable) return { obstacle: error.words }
    throw error
  }
}

/** In a few figures. */
export const figuresOf = ({ placements, changed, left, adjacent }: SeatPlan) => {
  const moved = changed.filter(({ before }) => before).length
  return {
    kept: placements.length - changed.length,
    moved,
    added: changed.length - moved,
    left: left.length,
    adjacent,
  }
}

/** Line by line, by number and without anybody's name. */
export function seatingRows({ changed, left, people, sites }: SeatPlan): ExamChangeRow[] {
  const names = new Map(sites.map(({ code, name }) => [code, name]))
  const numbers = new Map(people.map(({ id, number }) => [id, number]))
  const words = ({ site, room, seat }: Omit<Placement, 'id'>) => `${names.get(site) ?? site} ${room} 考场 ${seat} 号`
  return [
    ...changed
      .map(({ placement, before }) => ({
        what: before ? `准考证 ${before.number}` : `报名序号 ${numbers.get(placement.id) ?? ''}`,
        field: before ? '换座' : '补排',
        before: before ? words(before) : '',
        after: words(placement),
      }))
      .toSorted((one, other) => (one.what < other.what ? -1 : 1)),
    ...left.map(row => ({ what: `准考证 ${row.number}`, field: '作废', before: words(row), after: '' })),
  ]
}
