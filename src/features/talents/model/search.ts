import { pathTo } from '#contract/pages'
import { freshnessList, talentSorts } from '#contract/talents'
import { type AddressOf, addressCodec, code, oneOf, pageNumber, searchPhrases } from '#platform/routing'

/** Filters of which one value is chosen; their names are those of the address bar. */
export const codeFilters = ['city', 'category', 'education', 'experience', 'wage'] as const

/** Where people are searched: the public page and the employer's own, which list the same. */
export const searchPaths = { public: pathTo('resumeSearch'), employer: pathTo('talentSearch') } as const

/** The last page that the service gives. */
const LAST_PAGE = 50

/** `/resume/search?t=会计&city=360100`: who is searched for. */
export const talentSearch = addressCodec({
  t: searchPhrases(),
  city: code(),
  category: code(),
  education: code(),
  experience: code(),
  wage: code(),
  updated: oneOf(freshnessList.map(({ value }) => value)),
  sort: oneOf(talentSorts),
  page: pageNumber(LAST_PAGE),
})

export type TalentSearch = AddressOf<typeof talentSearch>
