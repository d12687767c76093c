import type { ExamListSummary } from '#contract/exam-lists'
import type { Queryable } from '../db/db.ts'
import type { ServedCall } from '../http/serve.ts'
import { exportCall } from './export.ts'
import { officeCalls } from './office-calls.ts'
import { publicCalls } from './public-calls.ts'
import { listVersions } from './queries.ts'
import { toVersion } from './shape.ts'

export { faultOfRules } from './rule.ts'

/** Lists of public exams that anybody can recompute. */
export const examListsCalls: readonly ServedCall[] = [...publicCalls, exportCall, ...officeCalls]

/** The lists of these exams that hold, latest first. */
export const publishedLists = async (
  db: Queryable,
  exams: readonly (number | string)[],
): Promise<(ExamListSummary & { exam: string })[]> =>
  (await listVersions(db, exams))
    .filter(({ superseded }) => !superseded)
    .map(row => ({ ...toVersion(row), exam: String(row.exam_id) }))
