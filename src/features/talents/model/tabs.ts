import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, oneOf, pageNumber } from '#platform/routing'

/** How a company keeps resumes. */
export const keptKinds = ['favourites', 'downloads', 'views'] as const
export type KeptKind = (typeof keptKinds)[number]

/** `/enterprise/talents?tab=downloads`: which of the kept resumes are asked for. */
export const keptSearch = addressCodec({ tab: oneOf(keptKinds, 'favourites'), page: pageNumber() })

export const keptAddress = (search: Partial<AddressOf<typeof keptSearch>>): string =>
  keptSearch.format(pathTo('talents'), search)

/** `/user/resume-list?tab=looks`: my resumes, a page of who looked at them, or the companies that may not. */
export const privacySearch = addressCodec({ tab: oneOf(['resumes', 'looks', 'blocks'], 'resumes'), page: pageNumber() })

export const privacyAddress = (search: Partial<AddressOf<typeof privacySearch>>): string =>
  privacySearch.format(pathTo('resumePrivacy'), search)
