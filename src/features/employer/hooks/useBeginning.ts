import { useState } from 'react'
import { useDraftShelf } from '#platform/drafts'
import { v4 } from '#platform/id'
import { tabStorage } from '#platform/storage'
import { leftoversOf } from '../model/posting-drafts.ts'

const NAME = 'posting:beginning'
const tab = /* @__PURE__ */ tabStorage()

function begin(name: string) {
  tab.set(NAME, name)
  return name
}

/**
 * Under which name this tab writes a new posting: its own, so that two tabs do not write over each other, and the same
 * after a reload. What other tabs left unsaved is offered (`leftovers`).
 */
export function useBeginning() {
  const shelf = useDraftShelf()
  const [beginning, setBeginning] = useState(() => tab.get(NAME) ?? begin(v4()))
  const [leftovers, setLeftovers] = useState(() => leftoversOf(shelf, beginning))
  return {
    beginning,
    leftovers,
    /** Goes on with a posting that was begun elsewhere. */
    goOnWith(name: string) {
      setBeginning(begin(name))
      setLeftovers(leftoversOf(shelf, name))
    },
    /** This one is stored: the next posting of this tab begins anew. */
    end: () => tab.remove(NAME),
  }
}
