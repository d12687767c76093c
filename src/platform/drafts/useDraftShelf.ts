import { useState } from 'react'
import { useSession } from '../session/index.ts'
import { browserDrafts } from './browser-drafts.ts'
import type { DraftShelf } from './drafts.ts'

/** The shelf of whoever was signed in when the caller appeared: a session that ends takes nothing from a form on screen. */
export function useDraftShelf(): DraftShelf {
  const owner = useSession().user?.userId ?? ''
  const [shelf] = useState(() => browserDrafts.of(owner))
  return shelf
}
