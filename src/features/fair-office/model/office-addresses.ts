import { participationStates } from '#contract/fair-participation'
import { talkReportStates } from '#contract/fair-talk-reports'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, id, oneOf, pageNumber, words } from '#platform/routing'

/** `/manage/fair-office?view=past`: those that are over. */
export const fairsSearch = addressCodec({ view: oneOf(['past']) })

export const fairsHref = (view: '' | 'past' = ''): string => fairsSearch.format(pathTo('fairOffice'), { view })

/** `/manage/fair-office/2/applications?state=applied&t=电子&page=2`. */
export const applicationsSearch = addressCodec({ state: oneOf(participationStates), t: words(40), page: pageNumber() })

export type ApplicationsSearch = AddressOf<typeof applicationsSearch>

export const applicationsHref = (fair: string, search: Partial<ApplicationsSearch> = {}): string =>
  applicationsSearch.format(pathTo('fairOfficeApplications', { id: fair }), search)

/** `/manage/fair-office/34/reports?state=open&page=2`. */
export const reportsSearch = addressCodec({ state: oneOf(talkReportStates), page: pageNumber() })

export const reportsHref = (fair: string, search: Partial<AddressOf<typeof reportsSearch>> = {}): string =>
  reportsSearch.format(pathTo('fairOfficeReports', { id: fair }), search)

/** `/manage/fair-office/add?series=3` or `?from=2`: what a new fair is made from. */
export const addSearch = addressCodec({ series: id(), from: id() })

export const addHref = (source: Partial<AddressOf<typeof addSearch>> = {}): string =>
  addSearch.format(pathTo('fairOfficeAdd'), source)

/** `/manage/fair-office/2/texts?view=security`: which of the texts, or all of them for printing. */
export const textsSearch = addressCodec({ view: oneOf(['security', 'pack']) })

export const textsHref = (fair: string, view: AddressOf<typeof textsSearch>['view'] = ''): string =>
  textsSearch.format(pathTo('fairOfficeTexts', { id: fair }), { view })

/** `/manage/fair-office/2/prints?view=plates`: signs, name plates, the list for the entrance. */
export const printsSearch = addressCodec({ view: oneOf(['plates', 'entrance']) })

export const printsHref = (fair: string, view: AddressOf<typeof printsSearch>['view'] = ''): string =>
  printsSearch.format(pathTo('fairOfficePrints', { id: fair }), { view })
