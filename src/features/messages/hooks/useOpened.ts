import { useState } from 'react'
import type { Message } from '#contract/messages'

/** The message that the address opens. It stays when the list, read anew, has it no more: an unread one that has just been read. */
export function useOpened(id: string, list: readonly Message[] = []): Message | undefined {
  const [kept, setKept] = useState<Message>()
  const listed = list.find(message => message.id === id)
  if (listed && listed !== kept) setKept(listed)
  return listed ?? (kept?.id === id ? kept : undefined)
}
