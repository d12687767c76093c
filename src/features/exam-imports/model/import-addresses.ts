import { recheckStates } from '#contract/exam-recheck-life'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, oneOf, pageNumber } from '#platform/routing'

/** `/manage/exam-office/:id/scores?state=asked`: which wishes for a second look; all of them without it. */
export const recheckSearch = addressCodec({ state: oneOf(recheckStates), page: pageNumber() })

export const recheckHref = (exam: string, search: Partial<AddressOf<typeof recheckSearch>> = {}): string =>
  recheckSearch.format(pathTo('examOfficeScores', { id: exam }), search)
