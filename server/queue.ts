/** More work is waiting than may wait; whoever brings it should come back soon. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `width` works at once; the others wait, first come, first served. Rejects with `QueueFull` when
 * `mostWaiting` wait already.
 */
export function createQueue(width: number, mostWaiting = Number.POSITIVE_INFINITY): Run {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running < width) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>(enter => waiting.push(enter))
    else throw new QueueFull()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
