import { useEffect, useEffectEvent, useState } from 'react'
import type { QueuePlace } from '#contract/fair-talks'
import { browserStorage } from '#platform/storage'
import { chime, shake } from '../model/chime.ts'

const KEY = 'fair-talk-chime'

/** Whether a call is heard: kept in this browser, on until somebody turns it off. */
export function useChime() {
  const [isOn, setOn] = useState(() => browserStorage().get(KEY) !== 'off')
  return {
    isOn,
    turn: (on: boolean) => {
      if (on) browserStorage().remove(KEY)
      else browserStorage().set(KEY, 'off')
      setOn(on)
    },
  }
}

/** Tells whoever looks elsewhere that they are called: the tab's title, and a sound unless it is off. */
export function useCalled(place: QueuePlace | undefined, isHeard: boolean): void {
  const call = place && `${place.id} ${place.answerUntil}`
  const name = place?.company ?? ''
  const sound = useEffectEvent(() => {
    if (!isHeard) return
    chime()
    shake()
  })
  useEffect(() => {
    if (!call) return
    const before = document.title
    const ours = `【请应答】${name}`
    document.title = ours
    sound()
    return () => {
      // A page that has been gone to has named itself by now.
      if (document.title === ours) document.title = before
    }
  }, [call, name])
}
