import { type AnyEvent, MOST_TOPICS } from '#contract/events'
import type { Connection } from './events.ts'

/** What tabs of one browser tell each other; one of them alone listens to the service. */
type Word =
  | { readonly say: 'wants'; readonly tab: string; readonly topics: readonly string[]; readonly isAnybody: boolean }
  /** Who leads now: the others say what they want. */
  | { readonly say: 'who' }
  | { readonly say: 'event'; readonly event: AnyEvent }
  | { readonly say: 'connection'; readonly connection: Connection }

export interface TabsParts {
  readonly tab: string
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Holds the lock of the browser until what `lead` returns is done; null where there are no locks: every tab leads itself. */
  readonly locks: Pick<LockManager, 'request'> | null
  readonly hear: (event: AnyEvent) => void
  readonly connect: (connection: Connection) => void
  /** Listens to the service for all tabs until the signal ends; called anew when they want something else. */
  readonly run: (topics: readonly string[], signal: AbortSignal) => Promise<void>
}

const LOCK = 'talent-portal events'

/** One stream per browser: the tab that holds the lock listens for all, and tells the others. */
export function createTabs({ tab, channel, locks, hear, connect, run }: TabsParts) {
  const wants = new Map<string, readonly string[]>()
  let own: { readonly topics: readonly string[]; readonly isAnybody: boolean } = { topics: [], isAnybody: false }
  let isLeader = locks === null
  let running: { readonly key: string; readonly ending: AbortController } | null = null
  let resign: (() => void) | null = null

  const say = (word: Word) => channel.postMessage(word)
  const sayOwn = () => say({ say: 'wants', tab, ...own })

  function follow(): void {
    if (!isLeader) return
    // Those asked for last win where the service takes no more.
    const all = [...new Set([...wants.values()].flat())].slice(-MOST_TOPICS)
    const key = wants.size === 0 ? null : [...all].sort().join(' ')
    if (running?.key === key) return
    running?.ending.abort()
    running = null
    if (key === null) return
    const ending = new AbortController()
    running = { key, ending }
    void run(all, ending.signal)
  }

  function want(whose: string, topics: readonly string[], isAnybody: boolean): void {
    wants.delete(whose)
    if (isAnybody) wants.set(whose, topics)
    follow()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.say === 'wants') want(data.tab, data.topics, data.isAnybody)
    else if (data.say === 'who') sayOwn()
    else if (data.say === 'event') hear(data.event)
    else if (!isLeader) connect(data.connection)
  })

  function stand(): void {
    if (locks === null || resign !== null) return
    const giveUp = new AbortController()
    resign = () => giveUp.abort()
    locks
      .request(LOCK, { signal: giveUp.signal }, async () => {
        isLeader = true
        say({ say: 'who' })
        follow()
        const { promise, resolve } = Promise.withResolvers<void>()
        resign = resolve
        await promise
        isLeader = false
      })
      .catch(() => undefined)
  }

  return {
    /** What this tab listens to from now on; nobody listening, it neither leads nor asks. */
    want(topics: readonly string[], isAnybody: boolean): void {
      own = { topics, isAnybody }
      want(tab, topics, isAnybody)
      sayOwn()
      if (isAnybody) stand()
    },
    /** Begins anew, as somebody else or nobody. */
    restart(): void {
      running?.ending.abort()
      running = null
      follow()
    },
    tell(event: AnyEvent): void {
      hear(event)
      say({ say: 'event', event })
    },
    connect(connection: Connection): void {
      connect(connection)
      say({ say: 'connection', connection })
    },
    /** The page goes away: another tab takes over. */
    leave(): void {
      say({ say: 'wants', tab, topics: [], isAnybody: false })
      running?.ending.abort()
      running = null
      resign?.()
      resign = null
      channel.close()
    },
  }
}
