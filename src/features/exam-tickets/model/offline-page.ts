/** Where the browser keeps the pages that were asked for; read by public/exam/offline.js. */
const CACHE = 'exam-pages'
const WORKER = '/exam/offline.js'

/** Scripts and styles that this page has loaded so far. */
const loadedAssets = (): string[] => {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)]
}

/**
 * Keeps this page, as a guest is shown it, with its scripts, so that it opens without a network: nothing personal is in
 * them. False where the browser cannot, or will not.
 */
export async function keepPage(): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE)
    const page = new Request(location.pathname, { headers: { Accept: 'text/html' }, credentials: 'omit' })
    await cache.addAll([page, ...loadedAssets()])
    await navigator.serviceWorker.register(WORKER)
    return true
  } catch {
    return false
  }
}
