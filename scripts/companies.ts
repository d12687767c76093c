import { normaliseCreditCode } from '#contract/rules'
import type { Db } from '../server/db/db.ts'
import { answer, companiesToRecheck, waitingCompanies, withdraw } from '../server/employer/office.ts'
import { rename } from '../server/employer/renaming.ts'
import { operate, type Work } from './operator.ts'

// npm run companies -- list                             companies whose licence waits, with the upload to look at
// npm run companies -- due                              companies whose check ends within 30 days or has lapsed, by its last day
// npm run companies -- approve <credit code>            lets one pass: its queued postings appear at once
// npm run companies -- return <credit code> <reason>    gives it back; its people are told the reason
// npm run companies -- withdraw <credit code> <reason>  takes a passed check back: its postings wait again
// npm run companies -- rename <credit code> <new name>   gives a company the name of its new licence, in its postings too;
//   --same-name at the end where another company rightly has the same one
// `npm run uploads -- save` opens an upload. Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

async function list(db: Db): Promise<string> {
  const rows = await waitingCompanies(db)
  const lines = rows.map(row =>
    [
      row.credit_code,
      row.name,
      row.submitted_at,
      row.name_taken ? '已有同名单位' : '',
      row.file_id ?? '（无文件）',
    ].join('\t'),
  )
  return [...lines, `${rows.length} 家单位等待审核 · waiting`].join('\n')
}

async function due(db: Db): Promise<string> {
  const rows = await companiesToRecheck(db, new Date())
  const lines = rows.map(row =>
    [
      row.recheck_by,
      row.lapsed ? '已超过复核期限' : '即将到期',
      row.credit_code,
      row.name,
      row.waiting ? '已提交，等待审核' : '',
    ].join('\t'),
  )
  return [...lines, `${rows.length} 家单位应当复核 · due`].join('\n')
}

async function settle(db: Db, code: string, state: 'approved' | 'returned', reason: string): Promise<string> {
  const creditCode = normaliseCreditCode(code)
  if (!(await answer(db, { creditCode, state, reason }, new Date()))) {
    throw new Error(`${creditCode} 没有等待审核的营业执照 · has no licence that waits`)
  }
  return state === 'approved' ? `${creditCode} 已通过 · approved` : `${creditCode} 已退回 · returned`
}

async function takeBack(db: Db, code: string, reason: string): Promise<string> {
  const creditCode = normaliseCreditCode(code)
  if (!(await withdraw(db, creditCode, reason, new Date()))) {
    throw new Error(`${creditCode} 没有通过认证 · is not verified`)
  }
  return `${creditCode} 的认证已撤销 · withdrawn`
}

const SAME_NAME = '--same-name'

async function renamed(db: Db, code: string, words: readonly string[]): Promise<string> {
  const creditCode = normaliseCreditCode(code)
  const name = words.filter(word => word !== SAME_NAME).join(' ')
  const problem = await rename(db, { creditCode, name, sameName: words.includes(SAME_NAME) }, new Date())
  if (problem) throw new Error(`${creditCode} 没有更名：${problem} · not renamed`)
  return `${creditCode} 已更名 · renamed`
}

const [what = '', code = '', ...words] = process.argv.slice(2)
const reason = words.join(' ').trim()

const works: Readonly<Record<string, Work | undefined>> = {
  list,
  due,
  approve: code === '' ? undefined : db => settle(db, code, 'approved', ''),
  return: code === '' || reason === '' ? undefined : db => settle(db, code, 'returned', reason),
  withdraw: code === '' || reason === '' ? undefined : db => takeBack(db, code, reason),
  rename: code === '' || reason === '' ? undefined : db => renamed(db, code, words),
}

const usage =
  'list | due | approve <code> | return <code> <reason> | withdraw <code> <reason> | rename <code> <name> [--same-name]'
await operate(works[what], `npm run companies -- ${usage}`)
