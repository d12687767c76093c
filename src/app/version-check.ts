const RELOADED_FOR = 'reloaded-for-build'

interface Surroundings {
  fetch: typeof fetch
  /** May throw: some browsers refuse storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
  now: () => number
  /** Takes the service's time: its second, and this device's clock in milliseconds. */
  learnTime: (seconds: number, now: number) => void
}

/**
 * Reads the static metadata file; when its `buildTime` differs from the running build's, reloads once
 * (specification section 4). A failed fetch, or blocked storage, is ignored. By when that answer was sent the page knows the
 * service's clock before its first call.
 */
export async function checkVersion(
  buildTime: string,
  { fetch, storage, reload, now, learnTime }: Surroundings,
): Promise<void> {
  try {
    const response = await fetch(`/metadata.json?t=${now()}`)
    const sentAt = Date.parse(response.headers.get('Date') ?? '')
    if (sentAt) learnTime(sentAt / 1000, now())
    const metadata: unknown = await response.json()
    if (typeof metadata !== 'object' || metadata === null || !('buildTime' in metadata)) return
    const latest = String(metadata.buildTime)
    if (latest === buildTime || storage().getItem(RELOADED_FOR) === latest) return
    storage().setItem(RELOADED_FOR, latest)
    reload()
  } catch {
    // Nobody can do anything about it, and the running build goes on working.
  }
}
