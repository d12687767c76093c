/** For so many milliseconds an answer that was asked for ahead counts as fresh. */
const FRESH_MS = 10_000

interface Asked {
  readonly answer: Promise<unknown>
  readonly until: number
}

/** Answers that were asked for before a page needs them, because a person was about to go there. */
export interface Ahead {
  /** Asks, unless a fresh answer is here or on its way. One that fails is forgotten: the page asks itself and says why. */
  ask(key: string, send: () => Promise<unknown>): void
  /** Hands out a fresh answer, once; undefined where there is none. */
  take(key: string): Promise<unknown> | undefined
  /** Something has changed on the service: what was asked before says nothing any more. */
  forget(): void
}

/** `now` in milliseconds, of a clock that never goes back. */
export function createAhead(now: () => number = () => performance.now()): Ahead {
  const all = new Map<string, Asked>()
  const fresh = (key: string) => {
    const asked = all.get(key)
    return asked && now() < asked.until ? asked : undefined
  }
  return {
    ask(key, send) {
      if (fresh(key)) return
      const asked = { answer: send(), until: now() + FRESH_MS }
      all.set(key, asked)
      asked.answer.catch(() => {
        if (all.get(key) === asked) all.delete(key)
      })
    },
    take(key) {
      const asked = fresh(key)
      all.delete(key)
      return asked?.answer
    },
    forget: () => all.clear(),
  }
}
