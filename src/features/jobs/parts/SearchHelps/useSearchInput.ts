import { type RefObject, useEffect, useRef } from 'react'

interface Hands {
  /** Id of the line that the arrow keys have reached; '' for none. */
  activeOption: string
  isShown: boolean
  onText: (text: string) => void
  onMove: (step: 1 | -1) => void
  /** Takes the line reached; false when there is none, so that what was typed is searched for. */
  onTake: () => boolean
  onClose: () => void
}

const inputBefore = (anchor: HTMLElement | null) =>
  anchor?.previousElementSibling?.querySelector<HTMLInputElement>('input[name="t"]') ?? null

/** What an input method puts between syllables is not meant. */
const typed = (input: HTMLInputElement) => input.value.replaceAll("'", '').trim()

/**
 * Gives the search box before `anchor` its keys: it is a combobox that is on the page long before its list.
 */
export function useSearchInput(anchor: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands)
  useEffect(() => {
    latest.current = hands
    const input = inputBefore(anchor.current)
    if (!input) return
    input.setAttribute('aria-expanded', String(hands.isShown))
    if (hands.activeOption) input.setAttribute('aria-activedescendant', hands.activeOption)
    else input.removeAttribute('aria-activedescendant')
  })

  useEffect(() => {
    const input = inputBefore(anchor.current)
    if (!input) return
    const gone = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => input.addEventListener(name, react, { signal: gone.signal })
    on('input', () => latest.current.onText(typed(input)))
    on('focus', () => latest.current.onText(typed(input)))
    on('blur', () => latest.current.onClose())
    on('keydown', event => {
      if (event.isComposing) return
      const { onMove, onTake, onClose, isShown } = latest.current
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onMove(event.key === 'ArrowDown' ? 1 : -1)
      else if (event.key === 'Escape' && isShown) onClose()
      else if (event.key !== 'Enter' || !onTake()) return
      event.preventDefault()
    })
    if (document.activeElement === input) latest.current.onText(typed(input))
    return () => gone.abort()
  }, [anchor])
}
