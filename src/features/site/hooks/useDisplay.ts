import { useEffect, useState } from 'react'
import type { Display } from '#design-system'
import { applyDisplay, displayCookie, displayOf, standardDisplay } from '../model/display.ts'

let hasStyles = false

/** The page came with the styles when it was rendered for a look other than the standard one. */
async function fetchStyles() {
  if (hasStyles) return
  hasStyles = true
  const { adoptChoiceStyles } = await import('../model/choice-styles.ts')
  adoptChoiceStyles(document)
}

/** Theme and type size, remembered on this device. */
export function useDisplay() {
  const [display, setDisplay] = useState(standardDisplay)
  useEffect(() => {
    const kept = displayOf(document.cookie)
    setDisplay(kept)
    hasStyles ||= kept !== standardDisplay
  }, [])

  function choose(next: Display) {
    setDisplay(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is asynchronous and not in every browser yet
    document.cookie = displayCookie(next)
    applyDisplay(document.documentElement, next)
    fetchStyles().catch(() => {
      hasStyles = false
    })
  }

  return { display, choose }
}
