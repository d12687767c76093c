import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import {
  type ExamStatement,
  officeStatement,
  ownStatements,
  saveStatement,
  sendStatement,
  statementFile,
} from '#contract/exam-candidates'
import { addDays, startOfChinaDay } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { readStored } from '../http/files/read.ts'
import { removeFile } from '../http/files/save.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { workingDaysAfter } from '../working-days.ts'
import { isOwn } from './queries.ts'
import {
  findStatement,
  listOwnStatements,
  listStatementFiles,
  lockOwnStatement,
  type StatementRow,
  writeStatement,
} from './statement-queries.ts'

/** Kind of the papers that go along; nobody but their owner reads them by their address. */
const FILE_KIND = 'exam-statement'
const WORKING_DAYS = 3

/** Until when somebody may state their case who is told now: the end of the third working day. */
export const statableUntil = (now: Date): Date =>
  startOfChinaDay(addDays(workingDaysAfter(chinaDay(now), WORKING_DAYS), 1))

const isOpen = ({ state, sent_at, until }: StatementRow, now: Date) =>
  state === 'prepared' && sent_at === null && now.getTime() < Date.parse(until)

const at = (moment: string | null) => (moment === null ? null : Date.parse(moment))

async function toStatement(db: Queryable, row: StatementRow, now: Date): Promise<ExamStatement> {
  const files = await listStatementFiles(db, row.files)
  return {
    id: row.change_id,
    basis: row.basis,
    consequence: row.consequence,
    facts: row.facts,
    until: Date.parse(row.until),
    open: isOpen(row, now),
    decided: row.state === 'released',
    body: row.body,
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    version: row.version,
    savedAt: at(row.saved_at),
    sentAt: at(row.sent_at),
  }
}

/** Throws where there is nothing to state one's case about any more, or no time, in words. */
function demandOpen(row: StatementRow, now: Date): void {
  if (isOpen(row, now)) return
  if (row.state === 'refused' || row.state === 'withdrawn')
    throw new Refusal(codes.wrongState, '考试机构已撤回这项拟处理，不需要再陈述申辩')
  if (row.sent_at !== null) throw new Refusal(codes.wrongState, '陈述申辩已经提交，不能再修改')
  throw new Refusal(codes.wrongState, '陈述申辩的时间已过')
}

type Given = ParsedInputOf<typeof saveStatement>

/** Writes what is said, with files taken along and those that are gone removed; the statement as it is then. */
async function write({ id, version, body, files }: Given, isSent: boolean, context: Context<'type2'>) {
  const { db, user, now } = context
  const row = await lockOwnStatement(db, user.id, id)
  if (!row) throw notFound()
  demandOpen(row, now)
  if (row.version !== version) {
    const current = await toStatement(db, row, now)
    throw new Refusal(codes.conflict, '陈述申辩已在别处修改，请核对后再继续', { current })
  }
  const kept = [...new Set(files)]
  const fresh = kept.filter(file => !row.files.includes(file))
  await claimFiles(db, user.id, { ids: fresh, kind: FILE_KIND, field: 'files' })
  for (const gone of row.files.filter(file => !kept.includes(file))) await removeFile(context, gone)
  await writeStatement(db, { change: id, body, files: kept, now, isSent })
  const stored = await findStatement(db, id)
  if (!stored) throw notFound()
  return toStatement(db, stored, now)
}

/** The statement on a change, for those who prepare or release it; `notFound` where there is none. */
async function demandStatement(id: string, context: Context<'type1'>): Promise<StatementRow> {
  const row = await findStatement(context.db, id)
  if (!row) throw notFound()
  await demandMandate(context, row.exam_id, 'prepare', 'release')
  return row
}

/** What candidates say before a decision on discipline, and the office reads beside it. */
export const statementCalls = [
  serve(ownStatements, async ({ id }, { db, user, now }) => {
    if (!(await isOwn(db, user.id, id))) throw notFound()
    const rows = await listOwnStatements(db, user.id, id)
    return { list: await Promise.all(rows.map(row => toStatement(db, row, now))) }
  }),

  serve(saveStatement, async (given, context) => write(given, false, context)),

  serve(sendStatement, async (given, context) => {
    const sent = await write(given, true, context)
    await context.audit({ action: 'exam-statement.send', subject: { kind: 'exam-change', id: given.id } })
    return sent
  }),

  serve(officeStatement, async ({ id }, context) => {
    const row = await demandStatement(id, context)
    const { db, audit } = context
    await audit({ action: 'exam-statement.read', subject: { kind: 'exam-change', id } })
    const files = row.sent_at === null ? [] : await listStatementFiles(db, row.files)
    return {
      until: Date.parse(row.until),
      sentAt: at(row.sent_at),
      // What is still being written is nobody's yet.
      body: row.sent_at === null ? '' : row.body,
      files: files.map(({ id: file, name, bytes }) => ({ id: file, name, bytes })),
    }
  }),

  serve(statementFile, async ({ id, file }, context) => {
    const row = await demandStatement(id, context)
    const { db, audit } = context
    const found = row.sent_at !== null && row.files.includes(file) && (await listStatementFiles(db, [file]))[0]
    if (!found) throw notFound()
    const body = await readStored(context, file)
    await audit({ action: 'exam-statement.file', subject: { kind: 'exam-change', id }, detail: { file } })
    return new FileAnswer({ body, name: found.name, mime: found.mime })
  }),
]

/** Throws where a decision would come before the candidate had their say. */
export async function demandHeard(db: Queryable, change: string, now: Date): Promise<void> {
  const row = await findStatement(db, change)
  if (!row || row.sent_at !== null || Date.parse(row.until) <= now.getTime()) return
  throw new Refusal(codes.wrongState, '考生还可以陈述申辩，提交以后或者期限过后才能核准')
}
