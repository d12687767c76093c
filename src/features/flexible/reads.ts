import { flexibleJobInfo, listFlexibleJobs, listSimpleApplications } from '#contract/flexible'
import { read } from '#platform/routing'
import { flexibleSearch, jobOf } from './model/flexible-search.ts'

/** The list, where the address is not about one posting. */
export const flexibleJobsRead = read(
  listFlexibleJobs,
  ({ query }) => (jobOf(query) ? null : flexibleSearch.parse(query)),
  { keepPreviousData: true },
)

/** The posting that the address is about. */
export const flexibleJobRead = read(flexibleJobInfo, ({ query }) => {
  const id = jobOf(query)
  return id ? { id } : null
})

/** What the seeker has applied to, where the address is about one posting. */
export const simpleApplicationsRead = read(listSimpleApplications, ({ query }) => (jobOf(query) ? {} : null), {
  audience: 'seeker',
})
