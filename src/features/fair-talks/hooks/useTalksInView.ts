import { useEffect, useState } from 'react'
import type { TalkDesk } from '#contract/fair-talks'
import { tabStorage } from '#platform/storage'
import { isOpenAt, keptTalks, talkInView, talksAt } from '../model/desk-talks.ts'

const SEPARATOR = ' '

/**
 * Talks on the console and which is in view. One that has ended stays, through a reload of this tab too, until it is closed
 * or the next is called.
 */
export function useTalksInView(desk: TalkDesk) {
  const name = `desk-talks:${desk.participation}`
  const [kept, setKept] = useState<readonly string[]>(() =>
    (tabStorage().get(name) ?? '').split(SEPARATOR).filter(id => id !== ''),
  )
  const [chosen, setChosen] = useState('')
  const next = keptTalks(kept, desk, chosen)
  const words = next.join(SEPARATOR)
  if (words !== kept.join(SEPARATOR)) setKept(next)
  useEffect(() => {
    if (words === '') tabStorage().remove(name)
    else tabStorage().set(name, words)
  }, [name, words])

  return {
    ids: talksAt(desk, next),
    shown: talkInView(desk, next, chosen),
    choose: setChosen,
    close: (id: string) => setKept(next.filter(one => one !== id)),
    /** Those that have ended make room for the next. */
    closeEnded: () => {
      setKept(next.filter(id => isOpenAt(desk, id)))
      setChosen('')
    },
  }
}
