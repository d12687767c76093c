import { useState } from 'react'
import { browserStorage } from '#platform/storage'

/** Whether single keys act on a page of this name: kept in this browser, on until somebody turns them off (WCAG 2.1.4). */
export function useKeysOn(name: string) {
  const [isOn, setOn] = useState(() => browserStorage().get(name) !== 'off')
  return {
    isOn,
    turn: (on: boolean) => {
      if (on) browserStorage().remove(name)
      else browserStorage().set(name, 'off')
      setOn(on)
    },
  }
}
