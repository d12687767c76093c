import { useState } from 'react'
import type { MessageAbout } from '#contract/messages'
import { holds } from '../model/about-one-thing.ts'

/** The message that the address opens, with those about the same thing. It stays when the list, read anew, has it no more: an unread one that has just been read. */
export function useOpened(id: string, list: readonly MessageAbout[] = []): MessageAbout | undefined {
  const [kept, setKept] = useState<MessageAbout>()
  const listed = list.find(about => holds(about, id))
  if (listed && listed !== kept) setKept(listed)
  return listed ?? (kept && holds(kept, id) ? kept : undefined)
}
