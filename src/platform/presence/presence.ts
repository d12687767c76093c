declare global {
  interface Window {
    /** Set by the head's script (src/app/early.ts) when somebody presses or types while the page, or a part of it, cannot hear. */
    hasActed?: boolean
  }
}

/** What a page that was only opened does not get: by hand, by key, or by what reads aloud, takes dictation and presses for somebody. */
const signs = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'input']

export type Place = EventTarget & {
  readonly document: Pick<Document, 'activeElement' | 'body'>
  /** Whether somebody pressed or typed something before the page's script was there. */
  readonly hasActed?: boolean
}

/**
 * Resolves at the first sign of somebody from now on, at once where they have begun to act: for what is fetched ahead of a
 * first wish and would be in the way of the page itself.
 */
export const somebody = (place: Place): Promise<unknown> =>
  new Promise(resolve => {
    for (const sign of signs) place.addEventListener(sign, resolve, { once: true, capture: true, passive: true })
    const { activeElement, body } = place.document
    if (place.hasActed || (activeElement && activeElement !== body)) resolve(activeElement)
  })
