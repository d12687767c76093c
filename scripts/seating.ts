import type { Db } from '../server/db/db.ts'
import { checkSeats, seatExam } from '../server/exam-tickets/seat-exam.ts'
import type { Work } from './operator.ts'

interface Asked {
  readonly exam: string
  readonly seed: string
}

async function seatAll(db: Db, asked: Asked): Promise<string> {
  const { title, seated, issued, moved, left, adjacent } = await seatExam(db, asked, new Date())
  return [
    title,
    `${seated} 人有座位 · seated`,
    `${issued} 张准考证新签发，其中 ${moved} 张改签 · issued, of which revised`,
    `${left} 张作废 · void`,
    `${adjacent} 对同岗位相邻，无法避免 · neighbours of one position`,
  ].join('\n')
}

async function check(db: Db, asked: Asked): Promise<string> {
  const { title, tickets, revised, faults } = await checkSeats(db, asked)
  if (faults.length > 0) throw new Error([title, ...faults].join('\n'))
  return `${title}\n${tickets} 张准考证与重算结果一致，其中 ${revised} 张改签过 · as reckoned anew`
}

/** Seats an exam, or checks its seats; undefined where exam or seed is not understood. */
export function seatingOf({ exam, seed, isCheck }: Asked & { readonly isCheck: boolean }): Work | undefined {
  const isAsked = /^([1-9]\d{0,11}|[a-z]+-20\d{2})$/.test(exam)
  return isAsked ? db => (isCheck ? check : seatAll)(db, { exam, seed }) : undefined
}
