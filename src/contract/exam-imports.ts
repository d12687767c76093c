import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type { TicketStage } from './exam-tickets.ts'
import type * as schemas from './schemas/exam-imports.ts'

/** What an exam's office hands in as a table: positions, then of each stage who comes when and where, and marks. */
export const examImportKinds = [
  'positions',
  'scores',
  'skill-tickets',
  'skill-scores',
  'interview-tickets',
  'interview-scores',
] as const
export type ExamImportKind = (typeof examImportKinds)[number]

interface ExamImport {
  readonly of: 'positions' | 'tickets' | 'scores'
  readonly stage: TicketStage
  /** What the table is called. */
  readonly name: string
}

/** What each kind of table is about. Seats of the written papers are drawn, so there is no table of their tickets. */
export const examImports = {
  positions: { of: 'positions', stage: 'written', name: '职位表' },
  scores: { of: 'scores', stage: 'written', name: '成绩表' },
  'skill-tickets': { of: 'tickets', stage: 'skill', name: '技能测试安排表' },
  'skill-scores': { of: 'scores', stage: 'skill', name: '技能测试成绩表' },
  'interview-tickets': { of: 'tickets', stage: 'interview', name: '面试安排表' },
  'interview-scores': { of: 'scores', stage: 'interview', name: '面试成绩表' },
} as const satisfies Record<ExamImportKind, ExamImport>

type KindOf<Of extends ExamImport['of']> = {
  [Kind in ExamImportKind]: (typeof examImports)[Kind]['of'] extends Of ? Kind : never
}[ExamImportKind]
export type ScoresKind = KindOf<'scores'>
export type TicketsKind = KindOf<'tickets'>

export const isScores = (kind: ExamImportKind): kind is ScoresKind => examImports[kind].of === 'scores'
export const isTickets = (kind: ExamImportKind): kind is TicketsKind => examImports[kind].of === 'tickets'

/** How many faults, lines and differences are shown; all of them are in the files. */
export const SHOWN_AT_MOST = 200

export type ImportFault = z.output<ReturnType<typeof schemas.importFault>>
export type UploadedTable = z.output<ReturnType<typeof schemas.uploadedTable>>
export type SecondEntry = z.output<ReturnType<typeof schemas.secondEntry>>
export type OfficeRecheck = z.output<ReturnType<typeof schemas.officeRecheck>>

/** Where one's table of an exam is: what was uploaded, what is wrong with it or what it would change, what waits. */
export const examImportInfo = endpoint<typeof schemas.examImportInfo>({
  method: 'GET',
  path: '/exam_imports/getInfo',
  access: 'type1',
})
export type ExamImportInfo = OutputOf<typeof examImportInfo>

/** An empty table with notes, or the one that is stored: positions as they are, all tickets with their marks or times. */
export const examImportTemplate = endpoint<typeof schemas.examImportTemplate>({
  method: 'GET',
  path: '/exam_imports/template',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** A table, under `files`, in place of the one before; nothing is written but what is wrong with it or would change. */
export const uploadExamTable = endpoint<typeof schemas.uploadExamTable>({
  method: 'POST',
  path: '/exam_imports/upload',
  access: 'type1',
  body: 'multipart',
  creates: true,
})

/** Everything that is wrong with one's table, as CSV. */
export const examImportFaults = endpoint<typeof schemas.examImportFaults>({
  method: 'GET',
  path: '/exam_imports/faults',
  access: 'type1',
  answer: 'binary',
})

/** Hands one's table on to be released by another, exactly as it was shown (`id`). */
export const submitExamImport = endpoint<typeof schemas.submitExamImport>({
  method: 'POST',
  path: '/exam_imports/submit',
  access: 'type1',
  creates: true,
})

/** Takes one's table back. */
export const dropExamImport = endpoint<typeof schemas.dropExamImport>({
  method: 'POST',
  path: '/exam_imports/drop',
  access: 'type1',
})

/** Reads the rooms of a site from a table, under `files`, for the form that holds them; nothing is written. */
export const readExamRooms = endpoint<typeof schemas.readExamRooms>({
  method: 'POST',
  path: '/exam_imports/rooms',
  access: 'type1',
  body: 'multipart',
})
export type RoomsRead = OutputOf<typeof readExamRooms>

/** The wishes of an exam's candidates that a mark be looked at again, those that wait for an answer first. */
export const listExamRechecks = endpoint<typeof schemas.listExamRechecks>({
  method: 'GET',
  path: '/exam_imports/rechecks',
  access: 'type1',
})

export type OfficeRechecks = OutputOf<typeof listExamRechecks>

/** Answers one of them; a correction of the mark itself comes by a table. */
export const answerExamRecheck = endpoint<typeof schemas.answerExamRecheck>({
  method: 'POST',
  path: '/exam_imports/answerRecheck',
  access: 'type1',
})
