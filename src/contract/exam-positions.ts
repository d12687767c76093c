import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-positions.ts'

/** Orders of a list of positions: by code; fewest for a place first; most places first; most who have applied first. */
export const positionSorts = ['code', 'ratio', 'headcount', 'applied'] as const
export type PositionSort = (typeof positionSorts)[number]

/** When another position may be chosen in place of one that was cancelled: not at all, or not yet, now, not any more. */
export const rechoosings = ['none', 'ahead', 'open', 'over'] as const
export type Rechoosing = (typeof rechoosings)[number]

export type ExamPosition = z.output<ReturnType<typeof schemas.examPosition>>
export type Judgement = z.output<ReturnType<typeof schemas.judgement>>

/**
 * The positions of an exam or a whole recruitment, with counts beside each filter. Whoever is signed in as a seeker
 * sees beside each whether it fits them.
 */
export const listExamPositions = endpoint<typeof schemas.listExamPositions>({
  method: 'GET',
  path: '/exam_positions/list',
  access: 'public',
})
export type ExamPositionPage = OutputOf<typeof listExamPositions>

export const examPositionInfo = endpoint<typeof schemas.examPositionInfo>({
  method: 'GET',
  path: '/exam_positions/getInfo',
  access: 'public',
})
export type ExamPositionInfo = OutputOf<typeof examPositionInfo>

/** Each condition held against one's resume and profile: what it says, what one has, what to add. */
export const judgePosition = endpoint<typeof schemas.judgePosition>({
  method: 'GET',
  path: '/exam_positions/judge',
  access: 'type2',
})
export type PositionJudgement = OutputOf<typeof judgePosition>

/** Keeps a position in one's list, or takes it out. */
export const savePosition = endpoint<typeof schemas.savePosition>({
  method: 'POST',
  path: '/exam_positions/save',
  access: 'type2',
})

/** The table of positions as a spreadsheet. */
export const exportPositions = endpoint<typeof schemas.exportPositions>({
  method: 'GET',
  path: '/exam_positions/export',
  access: 'public',
  answer: 'binary',
})
