import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'

const unhandled: string[] = []

/** Lies under the handlers of all stories: whatever no story has answered ends here. */
const refuse = http.all(/\/api\//, ({ request }) => {
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin || !pathname.startsWith('/api/')) return undefined
  unhandled.push(`${request.method} ${pathname}${search}`)
  return HttpResponse.error()
})

/** The worker of all stories. Everything but `/api` passes through: modules, fonts and pictures are Vite's. */
export async function startWorker() {
  const worker = setupWorker(refuse)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

export function forgetUnhandled(): void {
  unhandled.length = 0
}

/** @throws naming each `/api` request of the story that nothing has answered. */
export function expectAllHandled(): void {
  if (unhandled.length === 0) return
  const calls = [...new Set(unhandled)].join('\n')
  forgetUnhandled()
  throw new Error(`No mock for:\n${calls}\nAnswer it: beforeEach({ msw }) { msw.use(mock(endpoint).returns(…)) }`)
}
