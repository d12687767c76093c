import type { Db } from '../server/db/db.ts'
import { checkSeats, seatExam } from '../server/exam-tickets/seat-exam.ts'
import { operate } from './operator.ts'

// npm run exam-seats -- <exam> <seed>            seats everybody whose registration is complete, and writes their tickets
// npm run exam-seats -- <exam> <seed> --check    reckons the seats anew and compares: nothing is written
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const [exam = '', seed = ''] = args.filter(one => one !== '--check')

async function seatAll(db: Db): Promise<string> {
  const { title, seated, issued, moved, left, adjacent } = await seatExam(db, { exam, seed }, new Date())
  return [
    title,
    `${seated} 人有座位 · seated`,
    `${issued} 张准考证新签发，其中 ${moved} 张改签 · issued, of which revised`,
    `${left} 张作废 · void`,
    `${adjacent} 对同岗位相邻，无法避免 · neighbours of one position`,
  ].join('\n')
}

async function check(db: Db): Promise<string> {
  const { title, tickets, revised, faults } = await checkSeats(db, { exam, seed })
  if (faults.length > 0) throw new Error([title, ...faults].join('\n'))
  return `${title}\n${tickets} 张准考证与重算结果一致，其中 ${revised} 张改签过 · as reckoned anew`
}

const isAsked = /^([1-9]\d{0,11}|[a-z]+-20\d{2})$/.test(exam) && seed !== ''
await operate(isAsked ? (isCheck ? check : seatAll) : undefined, 'npm run exam-seats -- <exam> <seed> [--check]')
