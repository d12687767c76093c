import { createContext, use, useState } from 'react'
import { useSession } from '../session/index.ts'
import { browserStorage } from '../storage/index.ts'
import { createDrafts, type DraftShelf } from './drafts.ts'

/** The drafts of this browser: one for all, so that its memory is shared where local storage is blocked. */
export const DraftsContext = createContext(createDrafts(browserStorage()))

export const useDrafts = () => use(DraftsContext)

/** The shelf of whoever was signed in when the caller appeared: a session that ends takes nothing from a form on screen. */
export function useDraftShelf(): DraftShelf {
  const drafts = useDrafts()
  const owner = useSession().user?.userId ?? ''
  const [shelf] = useState(() => drafts.of(owner))
  return shelf
}
