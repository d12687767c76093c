import { answerJobInvitation, listJobInvitations } from '#contract/job-invitations'
import { useRead, useRenew, useSend } from '#platform/call'
import { jobInvitationsRead } from '../reads.ts'

/** A page of postings to which one was invited; the page before stays while the next one loads. */
export function useJobInvitations() {
  const { data, ...state } = useRead(jobInvitationsRead)
  const { send, isSending } = useSend(answerJobInvitation)
  const renew = useRenew(listJobInvitations)
  return {
    invitations: data,
    ...state,
    isSending,
    answer: async (id: string, answer: 'apply' | 'decline') => {
      try {
        await send({ id, answer })
      } finally {
        // Whatever came of it, the list says how things stand.
        await renew()
      }
    },
  }
}
