import { useState } from 'react'
import { topicOf } from '#contract/events'
import { answerCall, joinQueue, leaveQueue, listTalkBoards, listTalks, myQueues, readTalk } from '#contract/fair-talks'
import { useCall, useRenew, useReplace, useSend } from '#platform/call'
import { useServiceOffset } from '#platform/clock'
import { useEvents } from '#platform/events'
import { useSession } from '#platform/session'
import { afterMove, queuesIn } from '../model/queues.ts'

/** Where nothing is heard, places are read so often; it also says that somebody is there. */
const EVERY_MS = 20_000

/** One's own places and open talks at a fair, and who asks. Nothing for guests and employers. */
export function useQueues(fair: string) {
  const { user, status } = useSession()
  const isSeeker = user?.userType === 2
  const { data, ...state } = useCall(myQueues, isSeeker ? { fair } : null)
  return { queues: data, isSeeker, isGuest: !user && status !== 'LOGIN', ...state }
}

/** The same, kept as the service tells it: once for a page. `knownAt`: when that was so, on the service's clock. */
export function useLiveQueues(fair: string) {
  const offset = useServiceOffset()
  const [knownAt, setKnownAt] = useState(() => Date.now() + offset)
  const hear = () => setKnownAt(Date.now() + offset)
  const { user } = useSession()
  const { data, ...state } = useCall(myQueues, user?.userType === 2 ? { fair } : null, {
    refreshInterval: EVERY_MS,
    onSuccess: hear,
  })
  const replace = useReplace(myQueues)
  const renew = useRenew(myQueues)
  const renewTalks = useRenew(listTalks)

  useEvents((data ? queuesIn(data) : []).map(topicOf.queue), event => {
    switch (event.kind) {
      case 'queue.line': {
        const next = data && afterMove(data, event.data)
        if (!next) return void renew()
        hear()
        return void replace({ fair }, next)
      }
      case 'place':
        return void renew()
      case 'talk':
      case 'line':
        void renew()
        return void renewTalks()
      default:
        return
    }
  })
  return { queues: data, knownAt, ...state }
}

/** What a visitor does in the queues of a fair. Each throws what the service refuses; what is on screen follows either way. */
export function useQueueActs(fair: string) {
  const joining = useSend(joinQueue)
  const leaving = useSend(leaveQueue)
  const answering = useSend(answerCall)
  const replaceTalk = useReplace(readTalk)
  const renew = useRenew(myQueues, listTalkBoards)
  const renewTalks = useRenew(listTalks)

  async function follow<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      return await work()
    } finally {
      await renew(words => words.get('fair') === fair)
    }
  }

  return {
    isJoining: joining.isSending,
    isAnswering: answering.isSending,
    join: (wish: { participation: string; job: string; note: string }) =>
      follow(async () => (await joining.send(wish)).place),
    leave: (place: string) => follow(() => leaving.send({ place })),
    /** The talk begins; its id. */
    answer: (place: string) =>
      follow(async () => {
        const { talk } = await answering.send({ place })
        await replaceTalk({ id: talk.id }, talk)
        await renewTalks()
        return talk.id
      }),
  }
}
