import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ComboboxOption, ComboboxSource } from './combobox-types.ts'
import type { OptionState } from './option-entries.ts'
import { filterOptions, searchable } from './option-filter.ts'
import { type Answer, searcher } from './option-search.ts'

const none: readonly ComboboxOption[] = []

/** A service is asked once typing rests this long, in ms. */
const rest = 200

/** What a source has for a query. While a service is being asked, what it found before and still fits stays in sight. */
export const useOptions = (source: ComboboxSource, query: string, asking: boolean) => {
  const isSearch = typeof source === 'function'
  const [answer, setAnswer] = useState<Answer>()
  const [before, setBefore] = useState(none)
  const [attempt, setAttempt] = useState(0)
  const [{ ask, drop }] = useState(() =>
    searcher(told => {
      setAnswer(told)
      if (told.state === 'found') setBefore(told.options)
    }),
  )
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const tried = useRef(0)
  useEffect(() => {
    if (!isSearch || !asking) return
    const isPressed = query === '' || tried.current !== attempt
    tried.current = attempt
    const timer = setTimeout(
      () => {
        if (typeof latest.current === 'function') void ask(latest.current, query)
      },
      isPressed ? 0 : rest,
    )
    return () => {
      clearTimeout(timer)
      drop()
    }
  }, [isSearch, asking, query, attempt, ask, drop])
  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt(now => now + 1)
  }, [])
  const state: OptionState = !isSearch ? 'found' : answer?.query === query ? answer.state : 'loading'
  const answered = isSearch && answer?.state === 'found' && answer.query === query
  const all = useMemo(() => searchable(typeof source === 'function' ? before : (source ?? none)), [source, before])
  const fitting = useMemo(() => (answered ? none : filterOptions(all, query)), [answered, all, query])
  const options = answered ? answer.options : fitting
  return { options, state, retry }
}
