import { getResume, listResumes, type Resume } from '#contract/resumes'
import { useRead, useRenew, useReplace } from '#platform/call'
import { resumeRead, resumesRead } from '../reads.ts'

/** The one of the signed-in person's resumes that the address is about. */
export function useResume() {
  const { data, ...state } = useRead(resumeRead)
  return { resume: data, ...state }
}

/** The signed-in person's resumes, the default one among them. */
export function useResumes() {
  const { data, ...state } = useRead(resumesRead)
  return { resumes: data?.list, ...state }
}

/** The other version of a resume: the English one, or the original of that; undefined when there is none. */
export function useOtherVersion(resume: Resume | undefined) {
  const { resumes = [] } = useResumes()
  return resume && resumes.find(({ id, originalId }) => originalId === resume.id || id === resume.originalId)
}

/** Puts a resume that the service answered with where all pages find it. */
export function useKeepResume() {
  const replace = useReplace(getResume)
  const renew = useRenew(listResumes)
  return (resume: Resume) => Promise.all([replace({ id: resume.id }, resume), renew()])
}
