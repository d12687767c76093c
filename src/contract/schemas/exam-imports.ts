import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { recheckAnswer } from '../exam-import-fields.ts'
import { examImportKinds } from '../exam-imports.ts'
import { recheckStates } from '../exam-recheck-life.ts'
import { examRoom } from '../exam-site-fields.ts'
import { ticketStages } from '../exam-tickets.ts'
import { done, flag, numericId, pageOf, paging, uuid } from '../fields.ts'
import { examChangeRow } from './exam-office.ts'

const kind = () => z.enum(examImportKinds)
const table = () => ({ exam: numericId(), kind: kind() })

export const importFault = () =>
  z.object({
    /** As spreadsheets number it; 0 for the whole file. */
    row: z.number(),
    column: z.string(),
    reason: z.string(),
  })

export const uploadedTable = () =>
  z.object({
    id: z.string(),
    fileName: z.string(),
    uploadedAt: z.number(),
    rows: z.number(),
    faultCount: z.number(),
    /** The first of them. */
    faults: z.array(importFault()),
    /** Null where something is wrong. */
    figures: z.nullable(z.object({ added: z.number(), changed: z.number(), gone: z.number(), same: z.number() })),
    changeCount: z.number(),
    /** The first lines of what would change. */
    changes: z.array(examChangeRow()),
    /** What is stored has changed since: it has to be uploaded again. */
    stale: z.boolean(),
  })

/** The same table typed in by somebody else, cell by cell. */
export const secondEntry = () =>
  z.object({
    by: z.string(),
    uploadedAt: z.number(),
    count: z.number(),
    differences: z.array(z.object({ ticket: z.string(), paper: z.string(), mine: z.string(), theirs: z.string() })),
  })

export const officeRecheck = () =>
  z.object({
    id: z.string(),
    ticket: z.string(),
    position: z.string(),
    paper: z.string(),
    /** In words: 78.50, 缺考. */
    score: z.string(),
    cause: z.string(),
    note: z.string(),
    state: z.enum(recheckStates),
    answer: z.string(),
    askedAt: z.number(),
    answeredAt: z.nullable(z.number()),
  })

export const examImportInfo = {
  summary: '职位表、安排表或者成绩表的导入情况',
  input: z.strictObject(table()),
  output: z.object({
    exam: z.object({ id: z.string(), title: z.string() }),
    mayPrepare: z.boolean(),
    /** What may still be done to positions: all, names and remarks, nothing. */
    phase: z.enum(['unpublished', 'open', 'closed', 'over']),
    /** Rows that are stored: positions that are offered, tickets, or scores. */
    stored: z.number(),
    /** How many a table of scores has: one for each ticket; of tickets: one for everybody on the shortlist. */
    tickets: z.number(),
    /** When released scores are shown to candidates. */
    scoresAt: z.number(),
    papers: z.array(z.object({ code: z.string(), title: z.string(), fullMarks: z.number() })),
    /** One's own. */
    table: z.nullable(uploadedTable()),
    second: z.nullable(secondEntry()),
    waiting: z.array(
      z.object({ id: z.string(), title: z.string(), by: z.string(), at: z.number(), isMine: z.boolean() }),
    ),
  }),
} satisfies Schemas

export const examImportTemplate = {
  summary: '下载职位表、安排表或者成绩表模板',
  input: z.strictObject({ ...table(), filled: flag() }),
  output: z.unknown(),
} satisfies Schemas

export const uploadExamTable = {
  summary: '上传职位表、安排表或者成绩表',
  input: z.object({ ...table(), files: z.unknown() }),
  output: uploadedTable(),
} satisfies Schemas

export const examImportFaults = {
  summary: '下载全部错误',
  input: z.strictObject(table()),
  output: z.unknown(),
} satisfies Schemas

export const submitExamImport = {
  summary: '把核对好的表提交核准',
  input: z.strictObject({ ...table(), id: uuid() }),
  output: z.object({ change: z.string() }),
} satisfies Schemas

export const dropExamImport = {
  summary: '放弃上传的表',
  input: z.strictObject(table()),
  output: done(),
} satisfies Schemas

export const readExamRooms = {
  summary: '从表格读取考场',
  input: z.object({ exam: numericId(), files: z.unknown() }),
  output: z.object({
    fileName: z.string(),
    /** None where something is wrong. */
    rooms: z.array(examRoom()),
    faultCount: z.number(),
    /** The first of them. */
    faults: z.array(importFault()),
  }),
} satisfies Schemas

export const listExamRechecks = {
  summary: '成绩复核申请',
  input: z.strictObject({
    exam: numericId(),
    /** In which the mark was given; '' for all. */
    stage: z._default(z.enum(['', ...ticketStages.map(({ value }) => value)]), ''),
    state: z._default(z.enum(['', ...recheckStates]), ''),
    ...paging(),
  }),
  output: z.extend(pageOf(officeRecheck()), {
    /** How many of each stage wait for an answer, whichever was asked for. */
    asked: z.object({ written: z.number(), skill: z.number(), interview: z.number() }),
    mayAnswer: z.boolean(),
  }),
} satisfies Schemas

export const answerExamRecheck = {
  summary: '答复成绩复核申请',
  input: z.strictObject({
    id: uuid(),
    ...recheckAnswer(),
  }),
  output: done(),
} satisfies Schemas
