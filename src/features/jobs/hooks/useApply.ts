import { applyToJob } from '#contract/applications'
import { jobRelation } from '#contract/jobs'
import { listResumes } from '#contract/resumes'
import { useCall, useRenew, useSend } from '#platform/call'

/** The resumes to choose from; asked for only when `wanted`. */
export function useMyResumes(wanted: boolean) {
  const { data, ...state } = useCall(listResumes, wanted ? {} : null)
  return { resumes: data?.list, ...state }
}

/** Sends a resume to a job and then reads the relation to it anew, whatever came of it. */
export function useApply(jobId: string) {
  const { send, isSending } = useSend(applyToJob)
  const renew = useRenew(jobRelation)

  async function apply(resumeId: string) {
    try {
      return await send({ jobId, resumeId })
    } finally {
      await renew()
    }
  }

  return { apply, isSending }
}
