import { z } from 'zod/mini'
import { addDays, chinaDay, startOfChinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import type { ExamRow } from './queries.ts'
import { findNoticeRules, type ScoreRow } from './score-queries.ts'

const days = z.optional(z.int().check(z.nonnegative(), z.maximum(60)))

/**
 * What a sentence of a notice says beside its words: within how many days the marks of a later stage may be asked about, 0
 * where they may not.
 */
const sentences = z.array(z.object({ recheck: z.optional(z.object({ skill: days, interview: days })) }))

async function daysGiven(db: Queryable, exam: number, stage: ScoreRow['stage']): Promise<number | undefined> {
  if (stage === 'written') return undefined
  const read = sentences.safeParse(await findNoticeRules(db, exam))
  return read.data?.flatMap(({ recheck }) => recheck?.[stage] ?? []).at(-1)
}

/**
 * Until when scores may be asked about, in milliseconds; where that is not after they came out, nobody may. Those of a later
 * stage for the days that the notice gives, without the one on which they came out (民法典第 201 条); where it gives none, and
 * those of the written papers, in the exam's own window.
 */
export async function recheckEnd(
  db: Queryable,
  { id, recheck_until }: Pick<ExamRow, 'id' | 'recheck_until'>,
  { stage, released_at }: Pick<ScoreRow, 'stage' | 'released_at'>,
): Promise<number> {
  const given = await daysGiven(db, id, stage)
  if (given === undefined) return Date.parse(recheck_until)
  if (given === 0) return Date.parse(released_at)
  return startOfChinaDay(addDays(chinaDay(new Date(released_at)), given + 1)).getTime()
}
