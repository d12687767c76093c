import { listOwnApplications } from '#contract/applications'
import { listWorks } from '#contract/resume-works'
import { getResume, listResumes } from '#contract/resumes'
import { listFavourites, listViewedJobs } from '#contract/seeker'
import { idIn, read } from '#platform/routing'
import { applicationSearch, recordSearch, resumePart } from './model/addresses.ts'

/** The signed-in person's resumes, the default one among them. */
export const resumesRead = read(listResumes, () => ({}))

/** One of them. */
export const resumeRead = read(getResume, idIn)

/** Its works and attachments, where the address is not about one section. */
export const worksRead = read(listWorks, request => (resumePart.parse(request.query).section ? null : idIn(request)))

/** A page of what was applied for, newest first. */
export const applicationsRead = read(listOwnApplications, ({ query }) => applicationSearch.parse(query), {
  keepPreviousData: true,
})

/** A page of the jobs that were looked at. */
export const viewedJobsRead = read(
  listViewedJobs,
  ({ query }) => {
    const { tab, page } = recordSearch.parse(query)
    return tab === 'viewed' ? { page } : null
  },
  { keepPreviousData: true },
)

/** A page of the jobs that were saved. */
export const favouritesRead = read(
  listFavourites,
  ({ query }) => {
    const { tab, page } = recordSearch.parse(query)
    return tab === 'favourites' ? { page } : null
  },
  { keepPreviousData: true },
)
