import { type ExamImportKind, examImportInfo, examImports, isScores, listExamRechecks } from '#contract/exam-imports'
import { type RouteRequest, read } from '#platform/routing'
import { recheckSearch, tableSearch } from './model/import-addresses.ts'

const PAGE_SIZE = 10

const tableOf =
  (kind: ExamImportKind) =>
  ({ params: { id = '' } }: RouteRequest) => ({ exam: id, kind })

/** Where one's table of positions is. */
export const positionsImportRead = read(examImportInfo, tableOf('positions'), { audience: 'employer' })

/** Where one's table of scores or tickets is. */
export const scoresImportRead = read(
  examImportInfo,
  request => tableOf(tableSearch.parse(request.query).table)(request),
  { audience: 'employer' },
)

/** A page of the wishes that a mark be looked at again, beside the marks of its stage. */
export const rechecksRead = read(
  listExamRechecks,
  ({ params: { id = '' }, query }) => {
    const { table, ...search } = recheckSearch.parse(query)
    return isScores(table) ? { exam: id, stage: examImports[table].stage, ...search, pageSize: PAGE_SIZE } : null
  },
  { audience: 'employer', keepPreviousData: true },
)
