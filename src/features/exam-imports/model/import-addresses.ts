import { recheckStates } from '#contract/exam-recheck-life'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, oneOf, pageNumber } from '#platform/routing'
import { type StageTable, stageTables } from './stage-tables.ts'

/** `/manage/exam-office/:id/scores?table=interview-tickets`: which table of marks or tickets; that of the written marks without it. */
export const tableSearch = addressCodec({ table: oneOf(stageTables, 'scores') })

export const tableHref = (exam: string, table: StageTable): string =>
  tableSearch.format(pathTo('examOfficeScores', { id: exam }), { table })

/** `/manage/exam-office/:id/scores?table=interview-scores&state=asked`: which wishes for a second look at a stage's marks. */
export const recheckSearch = addressCodec({
  table: oneOf(stageTables, 'scores'),
  state: oneOf(recheckStates),
  page: pageNumber(),
})

export const recheckHref = (exam: string, search: Partial<AddressOf<typeof recheckSearch>> = {}): string =>
  recheckSearch.format(pathTo('examOfficeScores', { id: exam }), search)
