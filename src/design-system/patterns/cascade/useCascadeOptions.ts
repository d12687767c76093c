import { useCallback, useEffect, useRef, useState } from 'react'
import type { CascadeOption } from './cascade-tree.ts'

/** At hand, or fetched when the picker is first opened. Nothing at all is an empty list. */
export type CascadeSource = readonly CascadeOption[] | (() => Promise<readonly CascadeOption[]>) | null | undefined

const none: readonly CascadeOption[] = []

type Loaded = { options: readonly CascadeOption[] | undefined; error: unknown }

/** What is known of `source` before anything is fetched. */
export const atHand = (source: CascadeSource): readonly CascadeOption[] =>
  typeof source === 'function' ? none : (source ?? none)

/** The options once they are needed; an attempt that failed is made again by `retry`. */
export const useCascadeOptions = (source: CascadeSource, needed: boolean) => {
  const [loaded, setLoaded] = useState<Loaded>({ options: undefined, error: undefined })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef(-1)
  useEffect(() => {
    if (!needed || typeof source !== 'function' || asked.current === attempt) return
    asked.current = attempt
    source().then(
      options => setLoaded({ options: options ?? none, error: undefined }),
      error => setLoaded({ options: undefined, error: error ?? new Error('no options') }),
    )
  }, [needed, source, attempt])
  const retry = useCallback(() => {
    setLoaded({ options: undefined, error: undefined })
    setAttempt(now => now + 1)
  }, [])
  if (typeof source !== 'function') return { options: atHand(source), error: undefined, retry }
  return { ...loaded, retry }
}
