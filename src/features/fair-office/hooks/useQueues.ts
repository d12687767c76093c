import { topicOf } from '#contract/events'
import { officeQueues, remindExhibitor } from '#contract/fair-talk-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { useConnection, useEvents } from '#platform/events'
import { queuesRead } from '../reads.ts'

/** Where nothing is heard, the queues are read so often. */
const EVERY_MS = 20_000

/** What moves in the queues of a fair is told once a second at most. */
const about = new Set(['fair.boards', 'fair.state', 'reset'])

/** How all queues of a fair stand, kept as the service tells it. */
export function useQueues(fair: string) {
  const { data, ...state } = useRead(queuesRead, { refreshInterval: EVERY_MS })
  const renew = useRenew(officeQueues)
  const connection = useConnection()
  useEvents([topicOf.fair(fair)], event => {
    if (about.has(event.kind)) void renew()
  })
  return { queues: data, connection, ...state }
}

/** Reminds an exhibitor; gives how many of its recruiters were told. Throws what the service refuses. */
export function useReminder(fair: string) {
  const reminding = useSend(remindExhibitor)
  const renew = useRenew(officeQueues)
  return async (participation: string): Promise<number> => {
    try {
      return (await reminding.send({ fair, participation })).told
    } finally {
      // A colleague may have been first: that is shown then.
      await renew()
    }
  }
}
