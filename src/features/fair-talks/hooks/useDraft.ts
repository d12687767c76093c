import { useState } from 'react'
import { useDraftShelf } from '#platform/drafts'

/** Words that this browser keeps under a name until they are sent. */
export function useDraft(name: string) {
  const shelf = useDraftShelf()
  const [text, setText] = useState(() => {
    const kept = shelf.read(name)
    return typeof kept === 'string' ? kept : ''
  })
  const write = (next: string) => {
    setText(next)
    if (next === '') shelf.drop(name)
    else shelf.keep(name, next)
  }
  return [text, write] as const
}
