import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Logger } from '../logger.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
}

/** Reads what happened and tells it to whoever listens, each copy of the service to its own. */
export class Hub {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Something was committed. */
  wake(): void {
    this.#parts.logger.debug('events.woken')
  }
}
