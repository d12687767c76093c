import { listResumes } from '#contract/resumes'
import { listTalents, recommendTalents } from '#contract/talents'
import { read } from '#platform/routing'
import { queryOf } from './model/search.ts'

/** People who let themselves be found. */
export const talentsRead = read(listTalents, ({ query }) => queryOf(query), { keepPreviousData: true })

export const recommendedRead = read(recommendTalents, () => ({}))

/** Who may see which of one's own resumes. */
export const ownResumesRead = read(listResumes, () => ({}))
