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

export const groupHref = (group: JobGroup) => (group === 'newest' ? '/' : `/?jobs=${group}`)
