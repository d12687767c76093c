import { useState } from 'react'
import { useSession } from '../session/index.ts'

/**
 * Whose drafts a form on screen are: of the first whom it is known to have been signed in while it stands. Their session
 * may end and another begin, which takes nothing from it and puts nothing of it under another name; '' for a guest's.
 */
export function useDraftOwner(): string {
  const current = useSession().user?.userId ?? ''
  const [owner, setOwner] = useState(current)
  if (owner === '' && current !== '') setOwner(current)
  return owner || current
}
