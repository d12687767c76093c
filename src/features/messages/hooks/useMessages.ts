import { deleteMessages, listMessages, type MessageCategory, readMessages } from '#contract/messages'
import { useCall, useSend } from '#platform/call'
import { useSessionStore } from '#platform/session'

export interface MessageFilter {
  category: MessageCategory | ''
  unread: boolean
  page: number
}

/** A page of my messages. Reading and deleting read the list anew and tell the header how many are unread. */
export function useMessages(filter: MessageFilter) {
  const { data, ...state } = useCall(listMessages, filter, { keepPreviousData: true })
  const reading = useSend(readMessages)
  const deletion = useSend(deleteMessages)
  const session = useSessionStore()

  async function after(work: Promise<{ unread: number }>) {
    const { unread } = await work
    session.setUnread(unread)
    state.retry()
  }

  return {
    messages: data,
    ...state,
    isReading: reading.isSending,
    /** Marks messages as read; all of them without ids. */
    markRead: (ids: string[] = []) => after(reading.send({ ids })),
    remove: (ids: string[]) => after(deletion.send({ ids })),
  }
}
