import { useCallback, useRef } from 'react'
import { topicOf } from '#contract/events'
import { blockTalk, endTalk, listTalks, myQueues, readTalk, type TalkLine } from '#contract/fair-talks'
import { useCall, useRenew, useReplace, useSend, useTransport } from '#platform/call'
import { useEvents } from '#platform/events'
import { useSession } from '#platform/session'
import { type Speaker, type TalkInFull, unsaid, withLine } from '../model/talk-lines.ts'
import { useOutgoing } from './useOutgoing.ts'

/** So often. */
const EVERY_MS = 20_000

const noLines: readonly TalkLine[] = []

/** Follows what is told of a talk and of its fair: a line is put where it belongs, anything else is read anew. */
function useNews({ id, fair }: { id: string; fair: string | undefined }, onLine: (line: TalkLine) => void) {
  const renew = useRenew(readTalk)
  useEvents(fair === undefined ? [] : [topicOf.fair(fair)], event => {
    if (event.kind === 'line' && event.data.talk === id) onLine(event.data.line)
    const isOfTalk = event.kind === 'talk' && event.data.talk === id
    // A stop takes the time of all its talks, and a resumption gives it back.
    const isOfFair = event.kind === 'fair.state' && event.data.fair === fair
    if (event.kind === 'reset' || isOfTalk || isOfFair) void renew(words => words.get('id') === id)
  })
}

/** Tells the service that what has just been said is seen: reading is what counts as looking. One at a time. */
function useSeen(id: string) {
  const transport = useTransport()
  const isAsking = useRef(false)
  return async () => {
    if (isAsking.current || document.hidden) return
    isAsking.current = true
    await transport()
      .call(readTalk, { id }, { isQuiet: true })
      .catch(() => undefined)
    isAsking.current = false
  }
}

/** One talk with what was said and what is on its way, for either side. Another talk needs another key. */
export function useTalk(id: string) {
  const { user } = useSession()
  const me: Speaker = user?.userType === 1 ? 'employer' : 'seeker'
  const { data: talk, ...state } = useCall(
    readTalk,
    { id },
    // Nothing is told of an application: an exhibitor who waits for one asks.
    { refreshInterval: known => (me === 'employer' && known?.applicationId === '' ? EVERY_MS : 0) },
  )
  const replace = useReplace(readTalk)
  const see = useSeen(id)

  const add = useCallback(
    (line: TalkLine) => void replace({ id }, (known: TalkInFull | undefined) => known && withLine(known, line)),
    [replace, id],
  )
  useNews({ id, fair: talk?.fair.id }, line => {
    add(line)
    if (line.by !== me) void see()
  })

  const lines = talk?.lines ?? noLines
  const { outgoing, say, again, drop } = useOutgoing(id, add)

  return {
    talk,
    me,
    ...state,
    /** Lines that the service is not known to have. */
    outgoing: unsaid(outgoing, lines, me),
    /** Sends a line; it is on screen at once. */
    say: (text: string) => say(text, lines.at(-1)?.id ?? ''),
    /** Tries a failed line again, under the same key. */
    again,
    /** Takes a failed line back. */
    drop,
  }
}

/** What either side does to a talk. Each throws what the service refuses. */
export function useTalkActs(id: string) {
  const ending = useSend(endTalk)
  const blocking = useSend(blockTalk)
  const replace = useReplace(readTalk)
  const renew = useRenew(listTalks, myQueues)

  async function follow(work: Promise<TalkInFull>) {
    await replace({ id }, await work)
    await renew()
  }

  return {
    isSending: ending.isSending || blocking.isSending,
    end: () => follow(ending.send({ id })),
    block: (on: boolean) => follow(blocking.send({ id, on })),
  }
}
