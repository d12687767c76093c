import { type JobGroup, jobGroups } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { addressCodec, city, oneOf } from '#platform/routing'

/** The tabs of the home page's jobs, in their order. */
export const groupLabels = {
  newest: '最新',
  hot: '热门',
  urgent: '急招',
  graduate: '应届',
  flexible: '零工',
} as const satisfies Record<JobGroup, string>

/** `/?area=360700&jobs=hot`: a city's sub-site, and the tab of jobs that is open. */
export const homeAddress = addressCodec({ area: city(), jobs: oneOf(jobGroups, 'newest') })

export interface Place {
  /** Code of a city; absent on the main site. */
  city?: string
}

/** The city whose sub-site the address names, as a call takes it: nothing on the main site. */
export function placeOf(query: URLSearchParams): Place {
  const { area } = homeAddress.parse(query)
  return area ? { city: area } : {}
}

/** The address of a tab, on the same sub-site. */
export const groupHref = (jobs: JobGroup, { city: area = '' }: Place = {}): string =>
  homeAddress.format(pathTo('home'), { area, jobs })
