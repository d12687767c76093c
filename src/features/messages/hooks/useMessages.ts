import { useEffect, useEffectEvent, useRef } from 'react'
import {
  deleteMessages,
  type MessageBox,
  type MessageCategory,
  readMessages,
  restoreMessages,
} from '#contract/messages'
import { useRead, useSend } from '#platform/call'
import { useSession, useSessionStore } from '#platform/session'
import type { Reading } from '../model/about-one-thing.ts'
import { messagesRead } from '../reads.ts'

/**
 * A page of my messages. Whatever is learnt of the number of unread ones goes to the session, from where the header and the
 * other tabs have it; and when the number comes from there, the list is read anew.
 */
export function useMessages() {
  const store = useSessionStore()
  const unread = useSession().user?.pmsCount
  const known = useRef<number>(undefined)
  const learn = (box: Pick<MessageBox, 'unread'>) => {
    known.current = box.unread
    store.setUnread(box.unread)
  }
  const { data, ...state } = useRead(messagesRead, { onSuccess: learn })
  const reading = useSend(readMessages)
  const deletion = useSend(deleteMessages)
  const restoring = useSend(restoreMessages)

  const heard = useEffectEvent(() => {
    if (known.current === undefined || unread === undefined || known.current === unread) return
    known.current = unread
    state.retry()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what is followed
  useEffect(() => {
    heard()
  }, [unread])

  async function after<Box extends MessageBox>(work: Promise<Box>): Promise<Box> {
    const box = await work
    learn(box)
    state.retry()
    return box
  }

  return {
    messages: data,
    state,
    isReading: reading.isSending,
    isRemoving: deletion.isSending,
    isRestoring: restoring.isSending,
    /** These of a category; all of it where none are named. '' for all categories. */
    markRead: (chosen: Partial<Reading> & { category: MessageCategory | '' }) => after(reading.send(chosen)),
    remove: (ids: string[]) => after(deletion.send({ ids })),
    restore: (ids: string[]) => after(restoring.send({ ids })),
  }
}
