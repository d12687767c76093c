import { join } from 'node:path'
import { normaliseCreditCode } from '#contract/rules'
import { type Db, quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { answer, waitingCompanies, withdraw } from '../server/employer/office.ts'
import { readSettings } from '../server/settings.ts'

// npm run companies -- list                             companies whose licence waits, with the file to look at
// npm run companies -- approve <credit code>            lets one pass: its queued postings appear at once
// npm run companies -- return <credit code> <reason>    gives it back; its people are told the reason
// npm run companies -- withdraw <credit code> <reason>  takes a passed check back: its postings wait again
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

const { dataDir, databaseUrl } = readSettings(process.env)

const fileOf = (id: string | null) => (id === null ? '（无文件）' : join(dataDir, 'files', id.slice(0, 2), id))

async function list(db: Db): Promise<string> {
  const rows = await waitingCompanies(db)
  const lines = rows.map(row =>
    [row.credit_code, row.name, row.submitted_at, row.name_taken ? '已有同名单位' : '', fileOf(row.file_id)].join('\t'),
  )
  return [...lines, `${rows.length} 家单位等待审核 · waiting`].join('\n')
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

const [what = '', code = '', ...words] = process.argv.slice(2)
const reason = words.join(' ').trim()

const works: Readonly<Record<string, ((db: Db) => Promise<string>) | undefined>> = {
  list,
  approve: code === '' ? undefined : db => settle(db, code, 'approved', ''),
  return: code === '' || reason === '' ? undefined : db => settle(db, code, 'returned', reason),
  withdraw: code === '' || reason === '' ? undefined : db => takeBack(db, code, reason),
}

async function run(work: (db: Db) => Promise<string>): Promise<string> {
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
  try {
    await migrate(db, { logger: quietLogger })
    return await work(db)
  } finally {
    await db.close()
  }
}

const work = works[what]
if (work === undefined) {
  const usage = 'list | approve <code> | return <code> <reason> | withdraw <code> <reason>'
  process.stderr.write(`用法 · usage: npm run companies -- ${usage}\n`)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`${await run(work)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
