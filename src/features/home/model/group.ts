import { type JobGroup, jobGroups } from '#contract/jobs'

/** The tabs of the home page's jobs, in their order. */
export const groupLabels = {
  newest: '最新',
  hot: '热门',
  urgent: '急招',
  graduate: '应届',
  flexible: '零工',
} as const satisfies Record<JobGroup, string>

const isGroup = (value: string | null): value is JobGroup => jobGroups.some(group => group === value)

/** The tab that the address names; the newest jobs otherwise. */
export const groupOf = (query: URLSearchParams): JobGroup => {
  const value = query.get('jobs')
  return isGroup(value) ? value : 'newest'
}

/** The address of a tab, on the same sub-site. */
export function groupHref(group: JobGroup, { city }: { city?: string } = {}): string {
  const query = [city && `area=${city}`, group !== 'newest' && `jobs=${group}`].filter(Boolean).join('&')
  return query === '' ? '/' : `/?${query}`
}
