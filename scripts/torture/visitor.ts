import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What honest people get while something happens. */
export interface Visit {
  readonly pages: number
  /** Pages that did not come: refused, cut off, or without end. */
  readonly failed: number
  /** Milliseconds. */
  readonly median: number
  readonly longest: number
}

const paths = ['/', '/job-search'] as const
const PATIENCE_MS = 15_000
const PAUSE_MS = 50

/** Milliseconds until the whole answer is there; undefined when it does not come or is no success. */
function timeOf(address: string): Promise<number | undefined> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' }
  const asked = request(address, { headers, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) }, answer => {
    answer.resume()
    answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : undefined))
    answer.once('error', () => resolve(undefined))
  })
  asked.once('error', () => resolve(undefined))
  asked.end()
  return promise
}

/** Opens pages one after the other, on a new connection each, at least `least` of them and until `until` is done. */
export async function visit(
  origin: string,
  least: number,
  until: Promise<unknown> = Promise.resolve(),
): Promise<Visit> {
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const times: number[] = []
  let failed = 0
  while (times.length + failed < least || !isOver) {
    const time = await timeOf(origin + paths[(times.length + failed) % paths.length])
    if (time === undefined) failed += 1
    else times.push(time)
    await delay(PAUSE_MS)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { pages: times.length, failed, median: at(0.5), longest: at(1) }
}

export const inWords = ({ pages, failed, median, longest }: Visit) =>
  `${median} ms (median), ${longest} ms (longest)${failed > 0 ? `, ${failed} of ${pages + failed} failed` : ''}`
