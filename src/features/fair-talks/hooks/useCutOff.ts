import { useServiceOffset } from '#platform/clock'
import { useConnection } from '#platform/events'
import { usePunctualNow } from '#platform/punctual-now'

/** A connection that is begun anew within this is not worth a word, in milliseconds. */
const SHORT_MS = 5000

/** Since when nothing is heard of the service, on its clock, as far as anything was known then; null while all is well. */
export function useCutOff(knownAt: number, isFailing: boolean): number | null {
  const { lostAt } = useConnection()
  const offset = useServiceOffset()
  const since = lostAt === null ? null : lostAt + offset
  const now = usePunctualNow(...(since === null ? [] : [since + SHORT_MS]))
  if (isFailing) return knownAt
  return since !== null && now >= since + SHORT_MS ? since : null
}
