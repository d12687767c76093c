import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Hub } from '../events/hub.ts'
import type { Logger } from '../logger.ts'
import type { Outbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'
import type { FileStore } from './files/store.ts'
import type { Refusals } from './refusals.ts'

/** What the service is built of; `createApp` is handed them, nothing reaches for them. */
export interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: Settings
  readonly outbox: Outbox
  readonly files: FileStore
  readonly refusals: Refusals
  /** Tells what happened to whoever listens. */
  readonly hub: Hub
}
