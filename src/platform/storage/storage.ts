/** Text under keys that survives a reload. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Every key, in no particular order. */
  keys(): string[]
}

/** Keeps text in memory: for servers, tests, and browsers that refuse storage. */
export function memoryStorage(): TextStorage {
  const values = new Map<string, string>()
  return {
    get: key => values.get(key) ?? null,
    set: (key, value) => values.set(key, value),
    remove: key => values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** The browser's local storage, shared by all its tabs. */
export const browserStorage = (): TextStorage => sturdy(() => window.localStorage)

/** Whether something is kept in the browser for real: `browserStorage` goes on in memory where that is full or blocked. */
export function lastsInBrowser(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The storage of one tab: it survives a reload, and a new tab begins with none. */
export const tabStorage = (): TextStorage => sturdy(() => window.sessionStorage)

/** A storage that, where it is blocked or full, goes on in memory, so that the portal works until the page is left. */
function sturdy(open: () => Storage): TextStorage {
  const fallback = memoryStorage()
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(open())
    } catch {
      return otherwise()
    }
  }
  return {
    get: key =>
      fallback.get(key) ??
      attempt(
        storage => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        storage => {
          storage.setItem(key, value)
          fallback.remove(key)
        },
        () => fallback.set(key, value),
      ),
    remove: key => {
      fallback.remove(key)
      attempt(
        storage => storage.removeItem(key),
        () => undefined,
      )
    },
    keys: () => [
      ...new Set([
        ...fallback.keys(),
        ...attempt(
          storage => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
          () => [],
        ),
      ]),
    ],
  }
}
