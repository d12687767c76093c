import type { AnyEvent } from '#contract/events'
import { beQuiet, type Connection, quietBus } from './events.ts'

/** Tells whoever listens in a story or a test. */
export const tell = (event: AnyEvent): void => quietBus.tell(event)

/** Says in a story whether what happens is heard. */
export const connect = (connection: Connection): void => quietBus.connect(connection)

export { beQuiet }
