import { listOwnApplications } from '#contract/applications'
import { getResume, listResumes } from '#contract/resumes'
import { idIn, read } from '#platform/routing'

export const resumesRead = read(listResumes, () => ({}))

export const resumeRead = read(getResume, idIn)

/** A page of what was applied for. */
export const applicationsRead = read(listOwnApplications, () => ({ state: '', page: 1 }), { keepPreviousData: true })
