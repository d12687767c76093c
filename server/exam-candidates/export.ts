import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { downloadExport, exportCandidates, prepareExport } from '#contract/exam-candidates'
import { type IdentityName, identityQuestions, openIdentity } from '#contract/exam-identity'
import { statusEnum } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import { shownResidentId } from '#contract/rules/resident-id'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { prepareChange } from '../exam-office/changes/prepare.ts'
import type { Release } from '../exam-office/changes/release.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { openNumber } from '../exam-registrations/identity.ts'
import { type FieldKey, fieldKey } from '../field-key.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { SheetColumn, SheetValue } from '../sheet.ts'
import { sheetApart } from '../sheet-apart.ts'
import {
  type CandidateFilter,
  type CandidateRow,
  countCandidates,
  findExport,
  findOfficer,
  insertRevealsOnce,
  listCandidateIds,
  listCandidatesAfter,
  listCandidatesOf,
} from './queries.ts'
import { shownPhone } from './shape.ts'

/** The most candidates of one sheet. */
const MOST = 50_000
/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 200
/** For so long a released sheet can be taken, in milliseconds. */
const LASTS = 86_400_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const inFull = (text: string) => text

/** How each answer of who registers stands in a masked sheet; what is not named here is hidden in one. */
const masks: Readonly<Partial<Record<IdentityName, (text: string) => string>>> = {
  name: inFull,
  idNumber: shownResidentId,
  phone: shownPhone,
}
const hidden = (text: string) => '*'.repeat(text.length)

/** What only a whole sheet tells, in words. */
const masked = identityQuestions.filter(({ name }) => masks[name] !== inFull).map(({ label }) => label)

const columns: readonly SheetColumn[] = [
  { title: '报名序号', width: 14 },
  ...identityQuestions.map(({ name, label }) => ({ title: label, width: name === 'idNumber' ? 22 : 16 })),
  { title: '职位代码', width: 16 },
  { title: '招聘单位', width: 32 },
  { title: '岗位名称', width: 20 },
  { title: '状态', width: 12 },
  { title: '提交时间', width: 18 },
]

const lineOf = (row: CandidateRow, key: FieldKey, isWhole: boolean): SheetValue[] => {
  const given = { ...openIdentity(row), idNumber: openNumber(key, row.id_sealed) }
  return [
    row.number,
    ...identityQuestions.map(({ name }) => (isWhole ? inFull : (masks[name] ?? hidden))(given[name])),
    row.code,
    row.unit,
    row.title,
    labelOf(statusEnum, row.status),
    row.submitted_at === null ? null : new Date(row.submitted_at),
  ]
}

async function* linesOf(db: Queryable, filter: CandidateFilter, key: FieldKey) {
  let last = ''
  for (;;) {
    const rows = await listCandidatesAfter(db, filter, last, AT_ONCE)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(row => lineOf(row, key, false))
    last = end.number
  }
}

/** Those whom two people have agreed upon, and nobody who came to match since. */
async function* wholeLinesOf(db: Queryable, ids: readonly string[], key: FieldKey) {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await listCandidatesOf(db, ids.slice(at, at + AT_ONCE))
    yield rows.map(row => lineOf(row, key, true))
  }
}

/** How many there are. Throws where they are none, or more than a sheet takes. */
async function counted(db: Queryable, filter: CandidateFilter): Promise<number> {
  const count = await countCandidates(db, filter)
  if (count === 0) throw new Refusal(codes.wrongState, '没有符合条件的考生，请换一个条件')
  if (count > MOST)
    throw new Refusal(codes.wrongState, `符合条件的考生有 ${count} 人，一次最多导出 ${MOST} 人，请按职位或状态缩小范围`)
  return count
}

const storedExport = z.object({
  reason: z.string(),
  /** Registrations, in the order of their numbers. */
  ids: z.array(z.string()),
})

/** What was prepared. Throws where it was prepared when a filter was kept in place of whom it found. */
function exportIn(payload: unknown): z.output<typeof storedExport> {
  const { data } = storedExport.safeParse(payload)
  if (!data) throw new Refusal(codes.wrongState, '这份导出是按旧的方式准备的，请重新准备')
  return data
}

const filterWords = ({ t, position, state }: CandidateFilter): string =>
  [
    t === '' ? '' : `关键词“${t}”`,
    position === '' ? '' : `职位 ${position}`,
    state === '' ? '' : `状态 ${labelOf(statusEnum, state)}`,
  ]
    .filter(Boolean)
    .join('，') || '全部'

/** Nothing is written: released, the sheet can be taken for a day. */
export const releaseExport: Release = async ({ payload }) => void exportIn(payload)

export const exportCalls = [
  serve(exportCandidates, {
    limits: (_, { user }) => [{ name: 'exam-candidates-export', subject: user.id, max: 20, seconds: 3_600 }],
    async prepare(filter, given) {
      await demandMandate(given, filter.exam)
      const rows = await counted(given.db, filter)
      const key = await fieldKey(given.settings)
      const workbook = await sheetApart({ name: '考生名单', columns }, linesOf(given.db, filter, key))
      return { workbook, rows }
    },
    async handle({ exam }, { now, audit }, { workbook, rows }) {
      await audit({ action: 'exam-candidate.export', subject: { kind: 'exam', id: exam }, detail: { rows } })
      return new FileAnswer({ body: workbook, name: `考生名单-${chinaDay(now)}.xlsx`, mime: XLSX })
    },
  }),

  serve(prepareExport, async ({ reason, ...filter }, context) => {
    await demandMandate(context, filter.exam, 'prepare')
    await counted(context.db, filter)
    const ids = await listCandidateIds(context.db, filter)
    const id = await prepareChange(context, {
      exam: filter.exam,
      kind: 'export',
      title: `导出 ${ids.length} 名考生的完整信息`,
      summary: [
        { label: '范围', value: filterWords(filter) },
        { label: '人数', value: `${ids.length} 人` },
        { label: '用途', value: reason },
        {
          label: '包含',
          value: `完整${masked.join('、')}；核准后 24 小时内可由准备人和核准人下载，每次下载记入审计日志，考生能看到谁因何下载`,
        },
      ],
      rows: [],
      payload: { reason, ids } satisfies z.output<typeof storedExport>,
    })
    return { id }
  }),

  serve(downloadExport, {
    limits: (_, { user }) => [{ name: 'exam-whole-export', subject: user.id, max: 20, seconds: 3_600 }],
    async prepare({ id }, given) {
      const { db, user, now, settings } = given
      const row = await findExport(db, id)
      if (!row) throw notFound()
      await demandMandate(given, row.exam_id)
      if (row.prepared_by !== user.id && row.decided_by !== user.id) throw notFound()
      // What they were trusted with then they have to be trusted with still.
      await demandMandate(given, row.exam_id, row.prepared_by === user.id ? 'prepare' : 'release')
      if (row.state !== 'released' || row.decided_at === null) throw new Refusal(codes.wrongState, '核准以后才能下载')
      if (now.getTime() >= Date.parse(row.decided_at) + LASTS)
        throw new Refusal(codes.wrongState, '核准已经超过 24 小时，需要时请重新准备')
      const { reason, ids } = exportIn(JSON.parse(row.payload))
      const key = await fieldKey(settings)
      const workbook = await sheetApart({ name: '考生完整信息', columns }, wholeLinesOf(db, ids, key))
      return { workbook, reason, ids, since: row.decided_at }
    },
    async handle({ id }, { db, user, now, audit }, { workbook, reason, ids, since }) {
      const by = await findOfficer(db, user.id)
      const said = { user: user.id, by, reason: `导出考生名单：${reason}`, now }
      const rows = await insertRevealsOnce(db, ids, { ...said, since })
      await audit({
        action: 'exam-candidate.export-whole',
        subject: { kind: 'exam-change', id },
        detail: { rows: ids.length, revealed: rows },
      })
      return new FileAnswer({ body: workbook, name: `考生完整信息-${chinaDay(now)}.xlsx`, mime: XLSX })
    },
  }),
]
