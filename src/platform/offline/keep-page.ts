/** Where the browser keeps pages, and the service worker that opens them without a network. */
export interface KeptPages {
  /** Name of the browser's cache. */
  readonly cache: string
  /** Address of the worker's script, in `public/`. */
  readonly worker: string
  /** Beginning of the addresses that it answers; those beside its script unless said otherwise. */
  readonly scope?: string
}

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
export async function keepPage({ cache: name, worker, scope }: KeptPages): Promise<boolean> {
  try {
    const cache = await caches.open(name)
    const page = new Request(location.pathname, { headers: { Accept: 'text/html' }, credentials: 'omit' })
    await cache.addAll([page, ...loadedAssets()])
    await navigator.serviceWorker.register(worker, scope === undefined ? {} : { scope })
    return true
  } catch {
    return false
  }
}
