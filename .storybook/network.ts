import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'

const unhandled: string[] = []

const isCall = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/api/')
}

/** When each address was last asked, on the page's own clock. */
const sentAt = new Map<string, number>()

/** How long ago that was: what an earlier story left behind is told from what this one sends. */
function agoOf(url: string): string {
  const at = sentAt.get(url)
  return at === undefined ? 'by another page' : `${Math.round(performance.now() - at)} ms ago`
}

/** Lies under the handlers of all stories: whatever no story has answered ends here. */
const refuse = http.all(/\/api\//, ({ request }) => {
  if (!isCall(request.url)) return undefined
  const { pathname, search } = new URL(request.url)
  unhandled.push(`${request.method} ${pathname}${search} (sent ${agoOf(request.url)})`)
  return HttpResponse.error()
})

interface Call {
  url: string
  /** The worker has it. */
  isStarted: boolean
}

/** Calls without an answer yet; one that a story leaves behind is still looked at. */
const unseen = new Set<Call>()

/** Milliseconds within which a request that has reached the worker finds its handler; loading stories never get an answer. */
const LOOKED_UP = 50

const SLOW_MS = 3_000

/** What the toolbar makes of a call before the mocks see it. */
const networks: Readonly<Record<string, () => Promise<Response | undefined>>> = {
  slow: () => new Promise(resolve => setTimeout(resolve, SLOW_MS, undefined)),
  failing: async () => new Response('', { status: 500 }),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
}

let network: string | undefined

/** Lets calls go through the network that the toolbar names; any other name is a good one. */
export function chooseNetwork(name: unknown): void {
  network = typeof name === 'string' ? name : undefined
}

function watchFetch(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href
    const call: Call = { url, isStarted: false }
    if (!isCall(url)) return send(input, init)
    sentAt.set(url, performance.now())
    const instead = await networks[network ?? '']?.()
    if (instead) return instead
    unseen.add(call)
    try {
      return await send(input, init)
    } finally {
      unseen.delete(call)
    }
  }
}

/** The worker of all stories. What no story answers passes through: modules, fonts and pictures are Vite's. */
export async function startWorker() {
  const worker = setupWorker(refuse)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/worker.js' } })
  watchFetch()
  worker.events.on('request:start', ({ request }) => {
    // Of several to one address each has a start of its own.
    const call = [...unseen].find(({ url, isStarted }) => url === request.url && !isStarted)
    if (!call) return
    call.isStarted = true
    setTimeout(() => unseen.delete(call), LOOKED_UP)
  })
  return worker
}

export function forgetCalls(): void {
  unhandled.length = 0
  unseen.clear()
}

/** Milliseconds after which a call has not reached the worker at all, on a machine that is busy. */
const WORKER_MS = 20_000

const moment = () => new Promise(resolve => setTimeout(resolve, 5))

/** @throws naming each `/api` request of the story that nothing has answered. */
export async function expectAllHandled(): Promise<void> {
  const deadline = performance.now() + WORKER_MS
  while (unseen.size > 0 && performance.now() < deadline) await moment()
  if (unhandled.length === 0) return
  const calls = [...new Set(unhandled)].join('\n')
  forgetCalls()
  throw new Error(`No mock for:\n${calls}\nAnswer it: beforeEach({ msw }) { msw.use(mock(endpoint).returns(…)) }`)
}
