import { examChangeStates } from '#contract/exam-change-life'
import { registrationStatuses } from '#contract/exam-life'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, oneOf, pageNumber, words } from '#platform/routing'

/** An identifier of version 4 as an address carries it; '' for none. */
const uuid = () => code(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)

/** `/manage/exam-office/101/changes?state=prepared&change=…&rows=2`: which changes, and which one is open at which page. */
export const changesSearch = addressCodec({
  state: oneOf(examChangeStates),
  page: pageNumber(),
  change: uuid(),
  rows: pageNumber(),
})

export type ChangesSearch = AddressOf<typeof changesSearch>

export const changesHref = (exam: string, search: Partial<ChangesSearch> = {}): string =>
  changesSearch.format(pathTo('examOfficeChanges', { id: exam }), search)

/** `/manage/exam-office/101/ratios?page=2`. */
export const ratiosSearch = addressCodec({ page: pageNumber() })

export const ratiosHref = (exam: string, page = 1): string =>
  ratiosSearch.format(pathTo('examOfficeRatios', { id: exam }), { page })

/** `/manage/exam-office/101/candidates?t=熊&position=0126010301&state=3&candidate=…`. */
export const candidatesSearch = addressCodec({
  t: words(40),
  position: words(20),
  state: oneOf(registrationStatuses),
  page: pageNumber(),
  candidate: uuid(),
})

export type CandidatesSearch = AddressOf<typeof candidatesSearch>

export const candidatesHref = (exam: string, search: Partial<CandidatesSearch> = {}): string =>
  candidatesSearch.format(pathTo('examOfficeCandidates', { id: exam }), search)

/** What a search leaves, as calls take it. */
export const candidateFilter = ({ t, position, state }: CandidatesSearch) => ({ t, position, state })

/** `/manage/exam-office/101?view=sites&site=60103`: where an exam is sat, and the site that is open; `new` for one more. */
export const sitesSearch = addressCodec({ view: oneOf(['sites']), site: code(/^(new|[1-9]\d{0,11})$/) })

export const sitesHref = (exam: string, site = ''): string =>
  sitesSearch.format(pathTo('examOfficeExam', { id: exam }), { view: 'sites', site })
