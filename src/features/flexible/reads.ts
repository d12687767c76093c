import { flexibleJobInfo, listFlexibleJobs } from '#contract/flexible'
import { read } from '#platform/routing'
import { jobOf, queryOf } from './model/query.ts'

/** The list, where the address is not about one posting. */
export const flexibleJobsRead = read(listFlexibleJobs, ({ query }) => (jobOf(query) ? null : queryOf(query)), {
  keepPreviousData: true,
})

/** The posting that the address is about. */
export const flexibleJobRead = read(flexibleJobInfo, ({ query }) => {
  const id = jobOf(query)
  return id ? { id } : null
})
