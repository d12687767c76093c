import { applicationStates } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { resumeSectionNames } from '#contract/resume-sections'
import { type AddressOf, addressCodec, code, oneOf, pageNumber } from '#platform/routing'

/** `/manage/user/position?state=viewed`: which of my applications are asked for; `?id=` one alone, as a message leads to it. */
export const applicationSearch = addressCodec({
  state: oneOf(applicationStates),
  id: code(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  page: pageNumber(),
})

export const applicationsAddress = (search: Partial<AddressOf<typeof applicationSearch>>): string =>
  applicationSearch.format(pathTo('applications'), search)

/** `/manage/user/position?view=casual&page=2`: my applications to casual work. */
export const casualSearch = addressCodec({ view: oneOf(['casual']), page: pageNumber() })

export const casualAddress = (page = 1): string => casualSearch.format(pathTo('applications'), { view: 'casual', page })

/** `/manage/user/browse?tab=favourites`: jobs that I looked at, or those that I saved, at each of the page's paths. */
export const recordSearch = addressCodec({ tab: oneOf(['viewed', 'favourites'], 'viewed'), page: pageNumber() })

/** `/user/resume/page/:id?section=basic`: the section that is written, or the preview; the tasks without both. */
export const resumePart = addressCodec({
  section: oneOf(resumeSectionNames),
  view: oneOf(['preview']),
  /** The preview as employers see it that have only found it; '' as those to whom it was sent. */
  as: oneOf(['found']),
})

/** Address of a resume's own page, of one of its sections or of its preview. */
export const resumeHref = (id: string, part: Partial<AddressOf<typeof resumePart>> = {}): string =>
  resumePart.format(pathTo('resume', { id }), part)
