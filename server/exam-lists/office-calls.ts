import { codes } from '#contract/codes'
import { type ExamListNotes, examListKinds, notesOn } from '#contract/exam-list'
import { listText, readList } from '#contract/exam-list-text'
import { ruleWords } from '#contract/exam-list-words'
import { listOfficeLists, type OfficeList, previewExamList, sealExamList } from '#contract/exam-lists'
import type { Queryable } from '../db/db.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { examSummaryOf } from '../exams/summaries.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { isWaiting, listForOffice, listVersions, lockExam, type OfficeRow } from './queries.ts'
import { outOf } from './release.ts'
import { noticeRule } from './rule.ts'
import { type Drafted, draft, sealList } from './seal.ts'
import { peopleIn, toPosition } from './shape.ts'
import { blockedBy, inputsOf, type ListSource, sourceOf } from './source.ts'
import { type ExamRow, findExam } from './source-queries.ts'

async function demandExam(db: Queryable, exam: string): Promise<ExamRow> {
  const row = await findExam(db, exam)
  if (!row) throw notFound()
  return row
}

async function toOfficeList(row: OfficeRow, exam: string, source: ListSource): Promise<OfficeList> {
  const read = readList(row.body)
  const isOpen = row.state === 'sealed' || row.state === 'released'
  const anew =
    read && isOpen
      ? listText(inputsOf(source, { exam, kind: row.kind, rule: read.inputs.rule, out: outOf(read.inputs) }))
      : row.body
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    hash: row.hash,
    people: read ? peopleIn(read) : 0,
    note: row.note,
    reason: row.reason,
    sealedAt: Date.parse(row.sealed_at),
    sealedBy: row.sealed_by ?? '',
    releasedAt: row.released_at === null ? null : Date.parse(row.released_at),
    stale: anew !== row.body,
  }
}

function notesOf({ inputs, outcome }: Drafted): ReadonlyMap<string, ExamListNotes> {
  const outcomes = new Map(outcome.map(one => [one.code, one]))
  return new Map(
    inputs.positions.flatMap(position => {
      const found = outcomes.get(position.code)
      return found ? [[position.code, notesOn(position, found, inputs.rule)] as const] : []
    }),
  )
}

const none: ExamListNotes = { wanted: 0, ties: 0, missing: 0, absent: 0, discipline: 0 }

const sumOf = (notes: readonly ExamListNotes[], what: keyof ExamListNotes) =>
  notes.reduce((sum, one) => sum + one[what], 0)

/** Room for every ticket that a list leaves out. */
const LIST_BYTES = 262_144

/** What the office does with lists: looks at them before, seals them, follows them. */
export const officeCalls = [
  serve(listOfficeLists, async ({ exam }, context) => {
    const { db, now } = context
    const mandates = await demandMandate(context, exam)
    const row = await demandExam(db, exam)
    const source = await sourceOf(db, exam)
    const released = await listVersions(db, [exam])
    const kinds = []
    for (const { value: kind } of examListKinds) {
      const rule = noticeRule(kind, row.rules)
      kinds.push({
        kind,
        rule: { ...rule, steps: [...rule.steps] },
        blocked: await blockedBy(db, row, { kind, rule }, now),
        changes: released.some(one => one.kind === kind),
      })
    }
    const lists = []
    for (const list of await listForOffice(db, exam)) lists.push(await toOfficeList(list, exam, source))
    return {
      exam: await examSummaryOf(row.id, context),
      mayPrepare: mandates.includes('prepare'),
      kinds,
      lists,
    }
  }),

  serve(previewExamList, {
    maxBytes: LIST_BYTES,
    handle: async ({ exam, kind, rule, out, ...paging }, context) => {
      const { db, now } = context
      await demandMandate(context, exam, 'prepare')
      const row = await demandExam(db, exam)
      const drafted = await draft(db, row, { exam, kind, rule, out }, now)
      const notes = notesOf(drafted)
      const all = [...notes.values()]
      const { offset, limit } = sliceOf(paging)
      const { inputs, outcome, source } = drafted
      const rows = new Map(source.positions.map(position => [position.code, position]))
      const names = Object.fromEntries(source.entries.map(({ ticket, name }) => [ticket, name]))
      const beside = { read: { inputs, outcome }, rows, names }
      const positions = outcome
        .slice(offset, offset + limit)
        .map(one => ({ ...toPosition(one, beside), ...(notes.get(one.code) ?? none) }))
      return {
        hash: drafted.hash,
        people: peopleIn(drafted),
        entries: inputs.positions.reduce((sum, { entries }) => sum + entries.length, 0),
        sums: {
          ties: sumOf(all, 'ties'),
          missing: sumOf(all, 'missing'),
          empty: outcome.filter(({ line }) => line === null).length,
          absent: sumOf(all, 'absent'),
          discipline: sumOf(all, 'discipline'),
        },
        rechecking: Date.parse(row.recheck_until) > now.getTime(),
        rule: ruleWords(kind, rule),
        positions: exactPage(positions, outcome.length, paging),
      }
    },
  }),

  serve(sealExamList, {
    maxBytes: LIST_BYTES,
    handle: async ({ hash, note, reason, ...wish }, context) => {
      const { db, now } = context
      const { exam, kind } = wish
      await demandMandate(context, exam, 'prepare')
      const row = await demandExam(db, exam)
      await lockExam(db, exam)
      if (await isWaiting(db, exam, kind)) {
        throw new Refusal(codes.wrongState, '这份名单已经封存，正在等待核准；要改的话请先撤回')
      }
      const drafted = await draft(db, row, wish, now)
      if (drafted.hash !== hash) throw new Refusal(codes.wrongState, '成绩在预览以后有变动，请重新预览')
      return { id: await sealList(context, drafted, { note, reason }) }
    },
  }),
]
