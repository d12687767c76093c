import { heardOf } from '../fair-talks/presence.ts'
import { startKeepingTalks } from '../fair-talks/upkeep.ts'
import type { Services } from '../http/services.ts'
import { errorFields } from '../logger.ts'
import type { Connected } from './hub.ts'
import type { Streams } from './streams.ts'

/** Whoever is connected is heard of so often. */
const HEARD_MS = 15_000
/** Whoever has just come, sooner. */
const ARRIVED_MS = 2_000

/** Begins to tell what happens, and notes who is there to hear it. The returned function ends that, and every stream. */
export function startTelling({ db, clock, logger, hub }: Services, streams: Streams): () => void {
  const stopHub = hub.start()
  const stopBeating = streams.startBeating()
  const stopKeeping = startKeepingTalks({ db, clock, logger, hub })
  const note = ({ users }: Connected) => {
    if (users.length === 0) return
    heardOf(db, { users }, clock.now()).catch((error: unknown) =>
      logger.warn('events.presence_failed', errorFields(error)),
    )
  }
  const timers = [
    setInterval(() => note(streams.connected()), HEARD_MS),
    setInterval(() => note(streams.arrived()), ARRIVED_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
    stopBeating()
    stopKeeping()
    streams.endAll()
    stopHub()
  }
}
