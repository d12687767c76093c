import { inviteToApply, listInvitableJobs } from '#contract/job-invitations'
import { useCall, useSend } from '#platform/call'

/** The open postings to which somebody may be invited; asked for only when `wanted`. */
export function useInvitation(id: string, wanted: boolean) {
  const { data, ...state } = useCall(listInvitableJobs, wanted ? { id } : null)
  const { send, isSending } = useSend(inviteToApply)
  return {
    invitable: data,
    ...state,
    isSending,
    invite: async (jobId: string, words: string) => {
      await send({ id, jobId, words })
      state.retry()
    },
  }
}
