import { codes } from '#contract/codes'
import type { ExamRoom } from '#contract/exam-site-fields'
import { invalid, Refusal } from '../../http/refusal.ts'
import type { StandingSite } from './shape.ts'

/** Numbers of tickets have two digits for a site. */
const MOST_SITES = 99
/** Said at once; the others are said once these are mended. */
const MOST_SAID = 5

/** Refuses rooms without a seat that somebody has: numbers of tickets are made of site, room and seat. */
export function demandSeats({ plan, taken }: StandingSite, rooms: readonly ExamRoom[]): void {
  const [before, after] = [
    new Map(plan.map(room => [room.number, room])),
    new Map(rooms.map(room => [room.number, room])),
  ]
  const missing = taken.flatMap(({ room: number, people, last_seat: last }) => {
    const [old, next] = [before.get(number), after.get(number)]
    // What was gone before nobody takes away now.
    if (!old) return []
    if (!next) return `考场 ${number} 已经排了 ${people} 人，不能删除，停用请把用途改为备用`
    const isShort = next.seats < last && next.seats < old.seats
    return isShort ? `考场 ${number} 已经排到 ${last} 号座位，座位数不能更少` : []
  })
  if (missing.length === 0) return
  const more = missing.length > MOST_SAID ? `；另有 ${missing.length - MOST_SAID} 个考场` : ''
  throw invalid({ rooms: missing.slice(0, MOST_SAID).join('；') + more })
}

/** The lowest code that no site has: two digits. */
export function freeCode(taken: readonly string[]): string {
  for (let number = 1; number <= MOST_SITES; number += 1) {
    const code = String(number).padStart(2, '0')
    if (!taken.includes(code)) return code
  }
  throw new Refusal(codes.quotaReached, `一场考试最多 ${MOST_SITES} 个考点`)
}
