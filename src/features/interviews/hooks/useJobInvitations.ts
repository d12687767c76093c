import { useSWRConfig } from 'swr'
import { answerJobInvitation, listJobInvitations } from '#contract/job-invitations'
import { API_PREFIX } from '#contract/wire'
import { useCall, useSend } from '#platform/call'

const isList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listJobInvitations.path}`)

/** A page of postings to which one was invited; the page before stays while the next one loads. */
export function useJobInvitations(page: number, pageSize: number) {
  const { data, ...state } = useCall(listJobInvitations, { page, pageSize }, { keepPreviousData: true })
  const { send, isSending } = useSend(answerJobInvitation)
  const { mutate } = useSWRConfig()
  return {
    invitations: data,
    ...state,
    isSending,
    answer: async (id: string, answer: 'apply' | 'decline') => {
      try {
        await send({ id, answer })
      } finally {
        // Whatever came of it, the list says how things stand.
        await mutate(isList)
      }
    },
  }
}
