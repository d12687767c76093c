/** Lets whoever proved whose registration it is read it for some minutes. */
export interface Pass {
  readonly pass: string
  /** On this device's clock. */
  readonly until: number
}

export interface Passes {
  /** The pass to an exam; null for none, or one that has run out. */
  of(exam: string): Pass | null
  keep(exam: string, pass: Pass): void
  drop(exam: string): void
  dropAll(): void
  subscribe(listener: () => void): () => void
}

/** Keeps passes in memory alone: closing or reloading the page forgets them. `now` in milliseconds since the epoch. */
export function createPasses(now: () => number): Passes {
  const kept = new Map<string, Pass>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    of(exam) {
      const pass = kept.get(exam)
      return pass && pass.until > now() ? pass : null
    },
    keep(exam, pass) {
      kept.set(exam, pass)
      tell()
    },
    drop(exam) {
      if (kept.delete(exam)) tell()
    },
    dropAll() {
      kept.clear()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Those of this browser window. */
export const passes = createPasses(() => Date.now())
