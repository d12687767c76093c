import { v4 } from '#platform/id'
import type { Bus } from './events.ts'
import type { EventsParts } from './parts.ts'
import { createStream } from './stream.ts'
import { createTabs } from './tabs.ts'

const CHANNEL = 'talent-portal events'

/** Waits, and no longer once there is a line again or the signal ends. */
const waiter =
  (window: Window) =>
  (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise(resolve => {
      const done = () => {
        window.clearTimeout(timer)
        window.removeEventListener('online', done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = window.setTimeout(done, ms)
      window.addEventListener('online', done)
      signal.addEventListener('abort', done)
    })

/** Without channels between tabs each hears for itself. */
const lonely = { postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined }

/** Begins to hear, together with the other tabs of the browser. Gives the way to say what this one wants. */
export function begin({ window, transport, readToken, onSession }: EventsParts, bus: Bus) {
  const hasTabs = 'BroadcastChannel' in globalThis && window.navigator.locks !== undefined
  const tabs = createTabs({
    tab: v4(),
    channel: hasTabs ? new BroadcastChannel(CHANNEL) : lonely,
    locks: hasTabs ? window.navigator.locks : null,
    hear: bus.tell,
    connect: bus.connect,
    run: (topics, signal) => stream.run(topics, signal),
  })
  const stream = createStream({
    transport,
    readToken,
    fetch: (...request) => window.fetch(...request),
    tell: event => tabs.tell(event),
    connect: connection => tabs.connect(connection),
    now: Date.now,
    wait: waiter(window),
  })
  let token = readToken()
  onSession(() => {
    const next = readToken()
    if (next === token) return
    token = next
    tabs.restart()
  })
  window.addEventListener('pagehide', event => {
    // A page that may come back keeps its place among the tabs.
    if (!event.persisted) tabs.leave()
  })
  return tabs.want
}
