import { useState } from 'react'
import { browserStorage } from '#platform/storage'

const KEY = 'review-keys'

/** Whether single keys act on the desk: kept in this browser, on until somebody turns them off (WCAG 2.1.4). */
export function useKeysOn() {
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
