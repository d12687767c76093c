import { listOwnApplications } from '#contract/applications'
import { listSimpleApplications } from '#contract/flexible'
import { listWorks } from '#contract/resume-works'
import { getResume, listResumes } from '#contract/resumes'
import { listFavourites, listViewedJobs } from '#contract/seeker'
import { idIn, read } from '#platform/routing'
import { applicationSearch, casualSearch, recordSearch, resumePart } from './model/addresses.ts'

/** The signed-in person's resumes, the default one among them. */
export const resumesRead = read(listResumes, () => ({}))

/** One of them. */
export const resumeRead = read(getResume, idIn)

/** Its works and attachments, where the address is not about one section. */
export const worksRead = read(listWorks, request => (resumePart.parse(request.query).section ? null : idIn(request)))

/** A page of what was applied for, newest first. */
export const applicationsRead = read(
  listOwnApplications,
  ({ query }) => (casualSearch.parse(query).view ? null : applicationSearch.parse(query)),
  { keepPreviousData: true },
)

/** A page of the casual work that was applied for, newest first. */
export const casualApplicationsRead = read(
  listSimpleApplications,
  ({ query }) => {
    const { view, page } = casualSearch.parse(query)
    return view ? { page } : null
  },
  { keepPreviousData: true },
)

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
