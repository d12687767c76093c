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

/** The seeker's application to the posting that the address is about. */
export const simpleApplicationsRead = read(
  listSimpleApplications,
  ({ query }) => {
    const job = jobOf(query)
    return job ? { job } : null
  },
  { audience: 'seeker' },
)
