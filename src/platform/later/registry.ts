const fetches = new Set<() => Promise<unknown>>()

/** Remembers how to fetch a part, for those who want every part at once. */
export const register = (fetch: () => Promise<unknown>) => void fetches.add(fetch)

/** Fetches every later part of the pages that are here; for the service, which draws whole pages, and before a change of page. */
export async function fetchLater(): Promise<void> {
  const known = [...fetches]
  await Promise.all(known.map(fetch => fetch()))
  // A part may bring later parts of its own.
  if (fetches.size > known.length) await fetchLater()
}

/** Whether the service's page is on the screen and its script has not yet taken it over. */
export const isArriving = () => typeof document === 'object' && 'arriving' in document.documentElement.dataset
