import { useEffect, useState } from 'react'
import type { Display } from '#design-system'
import { browserStorage } from '#platform/storage'
import { applyDisplay, keepDisplay, readDisplay, standardDisplay } from '../model/display.ts'

/** Theme and type size, remembered on this device. */
export function useDisplay() {
  const [display, setDisplay] = useState(standardDisplay)
  useEffect(() => {
    const kept = readDisplay(browserStorage())
    setDisplay(kept)
    applyDisplay(document.documentElement, kept)
  }, [])

  function choose(next: Display) {
    setDisplay(next)
    applyDisplay(document.documentElement, next)
    keepDisplay(browserStorage(), next)
  }

  return { display, choose }
}
