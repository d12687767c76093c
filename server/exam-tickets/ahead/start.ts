import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import { errorFields } from '../../logger.ts'
import { type MakingParts, makePapers } from './make.ts'

const LOOK_MS = 60_000

/** Makes papers until there is nothing to make, resting as long as it worked: half a core stays everybody else's. */
async function makeAll(parts: MakingParts & { readonly clock: Clock }, stopped: AbortSignal): Promise<void> {
  for (;;) {
    const began = performance.now()
    const { taken } = await makePapers(parts, parts.clock.now(), { stopped })
    if (taken === 0 || stopped.aborted) return
    await pause(performance.now() - began, undefined, { signal: stopped, ref: false })
  }
}

/** Looks every minute whether tickets are to be drawn ahead. The returned function stops it. */
export function startPapers(parts: MakingParts & { readonly clock: Clock }): () => void {
  const stopping = new AbortController()
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    makeAll(parts, stopping.signal)
      .catch((error: unknown) => {
        // What the closing database cuts off is no failure.
        if (!stopping.signal.aborted) parts.logger.error('exams.papers_failed', errorFields(error))
      })
      .finally(() => {
        isAtWork = false
      })
  }, LOOK_MS)
  timer.unref()
  return () => {
    stopping.abort()
    clearInterval(timer)
  }
}
