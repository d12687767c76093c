import { useRef } from 'react'
import { topicOf } from '#contract/events'
import {
  callNext,
  endTalk,
  extendTalk,
  handOverTalk,
  listTalks,
  openTalks,
  readTalk,
  type TalkDesk,
  talkDesk,
} from '#contract/fair-talks'
import type { InvitationInput } from '#contract/interview-fields'
import { useCall, useRenew, useReplace, useSend } from '#platform/call'
import { useConnection, useEvents } from '#platform/events'
import { useSay } from '#platform/notices'

/** Where nothing is heard, the queue is read so often. */
const EVERY_MS = 20_000

const about = new Set(['desk', 'talk', 'line', 'queue.line', 'reset'])

/** An exhibitor's own queue, kept as the service tells it. */
export function useTalkDesk(fair: string) {
  const { data: desk, ...state } = useCall(talkDesk, { fair }, { refreshInterval: EVERY_MS })
  const renew = useRenew(talkDesk)
  const renewTalks = useRenew(listTalks)
  const connection = useConnection()
  useEvents([topicOf.fair(fair), ...(desk ? [topicOf.queue(desk.participation)] : [])], event => {
    if (about.has(event.kind)) void renew()
    if (event.kind !== 'fair.state') return
    void renew()
    void renewTalks()
  })
  return { desk, connection, ...state }
}

/** What an exhibitor's people do. Each throws what the service refuses. */
export function useDeskActs(fair: string) {
  const opening = useSend(openTalks)
  const openings = useRef<Promise<unknown>>(Promise.resolve())
  const calling = useSend(callNext)
  const extending = useSend(extendTalk)
  const ending = useSend(endTalk)
  const handing = useSend(handOverTalk)
  const replace = useReplace(talkDesk)
  const replaceTalk = useReplace(readTalk)
  const renew = useRenew(talkDesk)
  const renewTalk = useRenew(readTalk)

  const shown = async (desk: TalkDesk) => {
    await replace({ fair }, desk)
  }
  const follow = async (talk: Awaited<ReturnType<typeof extending.send>>) => {
    await replaceTalk({ id: talk.id }, talk)
    await renew()
  }

  return {
    isCalling: calling.isSending,
    isChanging: extending.isSending || ending.isSending,
    /** One after another: what was chosen last is what holds. */
    open: async (open: boolean, minutes: number) => {
      const sent = openings.current.then(() => opening.send({ fair, open, minutes }))
      openings.current = sent.catch(() => undefined)
      await shown(await sent)
    },
    /** The next in line, or whoever was promised this time. */
    call: async (slot = '') => shown(await calling.send({ fair, slot })),
    extend: async (id: string) => follow(await extending.send({ id })),
    end: async (id: string) => follow(await ending.send({ id })),
    invite: async (id: string, { applicationId: _, ...terms }: InvitationInput) => {
      await handing.send({ id, ...terms })
      await Promise.all([renew(), renewTalk(words => words.get('id') === id)])
    },
  }
}

/** Does something and says what came of it, on a page that goes on either way. */
export function useTold(): (work: () => Promise<unknown>, done: string) => void {
  const say = useSay()
  return (work, done) => {
    // What was refused has been said.
    say.outcomeOf(work, done).catch(() => undefined)
  }
}
