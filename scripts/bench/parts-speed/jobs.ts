import { jobSummaries } from '#mocks/fixtures/jobs'

/** So long ago that its words are a date, and the same for both lists whenever they are drawn. */
const refreshedAt = Date.parse('2025-11-02T09:00:00+08:00')

/** A thousand vacancies, long and short, as a search finds them. */
export const jobs = Array.from({ length: 250 }, (_, turn) =>
  jobSummaries.map(job => ({ ...job, id: `${job.id}${turn}`, refreshedAt })),
).flat()
