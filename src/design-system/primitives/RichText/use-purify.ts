import type { DOMPurify } from 'dompurify'
import { useEffect, useState } from 'react'

let loaded: DOMPurify | undefined
let pending: Promise<DOMPurify> | undefined

const load = () => {
  pending ??= import('dompurify').then(
    ({ default: purify }) => {
      loaded = purify
      return purify
    },
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** What cleans HTML in the browser, fetched with the first article. */
export const usePurify = () => {
  const [purify, setPurify] = useState<DOMPurify | undefined>(() => loaded)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(-1)
  useEffect(() => {
    let current = true
    // A module is an object that can be called: never handed to a setter bare.
    const take = (module: DOMPurify) => current && setPurify(() => module)
    if (loaded) take(loaded)
    else load().then(take, () => current && setFailed(attempt))
    return () => {
      current = false
    }
  }, [attempt])
  return { purify, failed: failed === attempt, retry: () => setAttempt(attempt + 1) }
}

/** Whether an article would be drawn at once: fetches what that needs beside the article, for a page that is drawn around it. */
export const useArticleReady = () => {
  const { purify, failed } = usePurify()
  return failed || purify !== undefined
}
