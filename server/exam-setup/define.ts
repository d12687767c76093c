import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { toHtml } from '../content/article-file.ts'
import { ContentError, type Fault } from '../content/fault.ts'
import { type Read, readBy } from '../content/located.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import { sanitise } from '../news/sanitise.ts'
import { type Attachment, readAttachments } from './attachments.ts'
import { type Change, compare } from './changes.ts'
import { type NoticeFile, type RecruitmentFile, recruitmentFile } from './recruitment-file.ts'
import { findStored } from './stored.ts'
import { writeRecruitment } from './write.ts'

/** A notice as it is stored: its text as sanitised HTML. */
const withHtml = (notice: NoticeFile): NoticeFile => ({
  ...notice,
  html: notice.body === '' ? sanitise(notice.html).trim() : toHtml(notice.body),
  body: '',
})

/** Reads a recruitment's file; its notices are turned into HTML. */
function readRecruitment(file: string, source: string): Read<RecruitmentFile> {
  const read = readBy(recruitmentFile(), file, source)
  if ('faults' in read) return read
  return { ...read, value: { ...read.value, notices: read.value.notices.map(withHtml) } }
}

/** A file of a recruitment with what it names beside it, read and checked as far as that goes without a database. */
export interface Definition {
  readonly file: string
  readonly value: RecruitmentFile
  readonly lineOf: (field: string) => number
  readonly attachments: readonly Attachment[]
}

/** Reads and checks a file. Throws `ContentError` with every fault that there is. */
export async function readDefinition(path: string): Promise<Definition> {
  const file = basename(path)
  const source = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  const read = readRecruitment(file, source)
  if ('faults' in read) throw new ContentError(read.faults)
  const { read: attachments, faults } = await readAttachments(read.value, {
    file,
    folder: dirname(path),
    lineOf: read.lineOf,
  })
  if (faults.length > 0) throw new ContentError(faults)
  return { file, ...read, attachments }
}

/** Exams and notices that the file takes for its own and that belong to another recruitment. */
async function strangers(tx: Queryable, { value, file, lineOf }: Definition): Promise<Fault[]> {
  const others = async (table: 'exams' | 'exam_articles', ids: readonly number[]) => {
    const rows = await tx.query<{ id: number }>(sql`
      select id from ${sql.ident(table)} where id = any(${[...ids]}::bigint[]) and theme_id is distinct from ${value.id}`)
    return new Set(rows.map(({ id }) => id))
  }
  const faultsOf = async (table: 'exams' | 'exam_articles', list: 'exams' | 'notices') => {
    const taken = await others(
      table,
      value[list].map(({ id }) => id),
    )
    return value[list].flatMap(({ id }, place) => {
      const field = `${list}.${place}.id`
      return taken.has(id) ? [{ file, line: lineOf(field), field, message: `编号 ${id} 已经属于别的招聘项目` }] : []
    })
  }
  return [...(await faultsOf('exams', 'exams')), ...(await faultsOf('exam_articles', 'notices'))]
}

export interface Defined {
  readonly title: string
  readonly changes: readonly Change[]
  readonly attachments: number
}

/**
 * Stores what a file says, in one transaction with its audit rows, or with `isCheck` tells what would change alone. Throws
 * `ContentError` where something may not change any more, and then nothing is stored.
 */
export async function define(
  db: Db,
  definition: Definition,
  { now, isCheck }: { readonly now: Date; readonly isCheck: boolean },
): Promise<Defined> {
  const { file, value, lineOf, attachments } = definition
  return db.tx(async tx => {
    const stored = await findStored(tx, value.id)
    const faults: Fault[] = await strangers(tx, definition)
    if (stored?.isSample)
      faults.push({ file, line: lineOf('id'), field: 'id', message: `编号 ${value.id} 是样例，请换一个编号` })
    const { changes, obstacles } = compare(stored, value, now)
    for (const { path, message } of obstacles) faults.push({ file, line: lineOf(path), field: path, message })
    if (faults.length > 0) throw new ContentError(faults)
    if (!isCheck) {
      await writeRecruitment(tx, value, attachments, stored)
      const subject = { kind: 'exam-theme', id: String(value.id) }
      const detail = {
        changes: changes
          .map(({ path }) => path)
          .join(' ')
          .slice(0, 1_000),
        attachments: attachments.length,
      }
      await writeAudit(tx, now, null, { action: 'exam-theme.define', subject, detail })
    }
    return { title: value.title, changes, attachments: attachments.length }
  })
}
