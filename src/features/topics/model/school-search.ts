import { pathTo } from '#contract/pages'
import { type SchoolJobKind, schoolJobKinds } from '#contract/topics'
import { type AddressOf, addressCodec, code, oneOf, pageNumber, words } from '#platform/routing'

export const kindLabels = { talk: '宣讲会', fair: '双选会', brief: '招聘简章' } as const satisfies Record<
  SchoolJobKind,
  string
>

/** `/school/high?kind=talk&t=…`: which offers are asked for. */
export const schoolSearch = addressCodec({
  t: words(),
  kind: oneOf(schoolJobKinds),
  city: code(),
  education: code(),
  page: pageNumber(),
})

export type SchoolSearch = AddressOf<typeof schoolSearch>

/** The list's address with another choice; a new choice begins at the first page. */
export const schoolAddress = (search: SchoolSearch, change: Partial<SchoolSearch>): string =>
  schoolSearch.change(pathTo('schoolJobs'), search, change)
