import { useMemo } from 'react'
import { browserDrafts } from './browser-drafts.ts'
import type { DraftShelf } from './drafts.ts'
import { useDraftOwner } from './useDraftOwner.ts'

/** The shelf of whoever types: a session that ends takes nothing from a form on screen. */
export function useDraftShelf(): DraftShelf {
  const owner = useDraftOwner()
  return useMemo(() => browserDrafts.of(owner), [owner])
}
