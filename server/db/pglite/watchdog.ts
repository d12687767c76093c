import type { Progress } from './progress.ts'

export interface WatchdogLimits {
  /** A statement that runs longer is reported; ms. */
  readonly warnAfter: number
  /** A statement that runs longer ends the engine's thread; ms. */
  readonly stopAfter: number
}

export const defaultLimits: WatchdogLimits = { warnAfter: 5_000, stopAfter: 10_000 }

export interface WatchdogEvents {
  readonly onSlow: (id: number, ms: number) => void
  readonly onStuck: (id: number, ms: number) => void
}

/**
 * Watches how long the engine has been on one statement: PGlite has no cancellation and ignores statement_timeout.
 * The time counts from the first look that saw the statement, on this thread's clock, so a main thread that was itself
 * asleep does not blame the engine.
 */
export class Watchdog {
  #seen = 0
  #since = 0
  #warned = false
  readonly #progress: Progress
  readonly #limits: WatchdogLimits
  readonly #events: WatchdogEvents

  constructor(progress: Progress, limits: WatchdogLimits, events: WatchdogEvents) {
    this.#progress = progress
    this.#limits = limits
    this.#events = events
  }

  /** Looks once; `isPatient` tells which statements may take as long as they like (migrations, vacuum). */
  look(now: number, isPatient: (id: number) => boolean): void {
    const { started, finished } = this.#progress
    if (started !== this.#seen) {
      this.#seen = started
      this.#since = now
      this.#warned = false
    }
    if (started === finished || isPatient(started)) return
    const ms = Math.round(now - this.#since)
    if (ms >= this.#limits.stopAfter) {
      this.#events.onStuck(started, ms)
    } else if (ms >= this.#limits.warnAfter && !this.#warned) {
      this.#warned = true
      this.#events.onSlow(started, ms)
    }
  }
}
