import { useSWRConfig } from 'swr'
import { getResume, listResumes, type Resume } from '#contract/resumes'
import { callKey, useCall } from '#platform/call'

/** One of the signed-in person's resumes. */
export function useResume(id: string) {
  const { data, ...state } = useCall(getResume, { id })
  return { resume: data, ...state }
}

/** The signed-in person's resumes, the default one among them. */
export function useResumes() {
  const { data, ...state } = useCall(listResumes, {})
  return { resumes: data?.list, ...state }
}

/** The other version of a resume: the English one, or the original of that; undefined when there is none. */
export function useOtherVersion(resume: Resume | undefined) {
  const { resumes = [] } = useResumes()
  return resume && resumes.find(({ id, originalId }) => originalId === resume.id || id === resume.originalId)
}

/** Puts a resume that the service answered with where all pages find it. */
export function useKeepResume() {
  const { mutate } = useSWRConfig()
  return (resume: Resume) =>
    Promise.all([
      mutate(callKey(getResume, { id: resume.id }), resume, { revalidate: false }),
      mutate(callKey(listResumes, {})),
    ])
}
