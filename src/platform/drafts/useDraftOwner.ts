import { useState } from 'react'
import { useSession } from '../session/index.ts'

/**
 * Whose drafts a form on screen are: of whoever is signed in, once that is known, and of the same when their session ends,
 * which takes nothing from it; '' for a guest's.
 */
export function useDraftOwner(): string {
  const current = useSession().user?.userId ?? ''
  const [owner, setOwner] = useState(current)
  if (current !== '' && current !== owner) setOwner(current)
  return current || owner
}
