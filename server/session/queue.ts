type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `width` works at once; the others wait, first come, first served. */
export function createQueue(width: number): Run {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= width) await new Promise<void>(enter => waiting.push(enter))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
