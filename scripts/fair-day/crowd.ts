import { setTimeout as pause } from 'node:timers/promises'
import { type AnyEvent, topicOf } from '#contract/events'
import { answerCall, callNext, endTalk, joinQueue, listTalkBoards, myQueues, sayInTalk } from '#contract/fair-talks'
import type { Sender, Wire } from '../wire.ts'
import { type Listener, listen } from './listener.ts'
import { type Booth, FAIR, type OpenDay, type Visitor } from './people.ts'

/** What was seen of a day. */
export interface Seen {
  readonly calls: number[]
  readonly personal: number[]
  readonly queues: number[]
  readonly boards: number[]
  readonly refused: Map<string, number>
  /** Lines that the service took, by their text, and how often their reader heard them. */
  readonly said: Map<string, number>
  readonly moves: { made: number; failed: number }
  /** Milliseconds from a kill until the last stream had begun anew. */
  backIn: number
}

/** Where calls and streams of somebody go; changed when a copy is killed. */
export interface Copies {
  readonly wires: Wire[]
  readonly origins: string[]
}

const RETRY_MS = 1_500
const TRIES = 60

interface Here {
  readonly visitor: Visitor
  readonly booth: Booth
  cursor: string | undefined
  listener: Listener
  talk: string
  place: string
}

/** Everybody of one day: who listens, who is spoken to, and what is still waited for. */
export function createCrowd({ booths, visitors }: OpenDay, copies: Copies) {
  const fair = String(FAIR)
  const seen: Seen = {
    calls: [],
    personal: [],
    queues: [],
    boards: [],
    refused: new Map(),
    said: new Map(),
    moves: { made: 0, failed: 0 },
    backIn: 0,
  }
  const here = new Map<string, Here>()
  /** When a queue was moved, until its watchers and the whole fair have been told. */
  const moved = new Map<string, { at: number; left: number; isTold: boolean }>()
  const called = new Map<string, number>()
  const spoken = new Map<string, number>()
  const talks = new Map<string, Here>()
  let away = 0
  let allBack: (() => void) | null = null

  const wireOf = (number: number): Wire => {
    const wire = copies.wires[number % copies.wires.length]
    if (!wire) throw new Error('no copy runs')
    return wire
  }

  /** Calls as a page does: again where nobody answered. */
  async function call<E extends Parameters<Wire>[0]>(
    number: number,
    endpoint: E,
    input: Parameters<Wire>[1],
    sender: Sender,
  ) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        const reply = await wireOf(number)(endpoint, input as never, sender)
        seen.calls.push(reply.ms)
        if (reply.code === 503) {
          await pause(reply.retryAfter * 1_000)
          continue
        }
        if (reply.code !== 200) {
          const why = `${endpoint.path} ${reply.code} ${reply.msg}`
          seen.refused.set(why, (seen.refused.get(why) ?? 0) + 1)
        }
        return reply
      } catch {
        await pause(500)
      }
    }
    throw new Error(`nobody answers ${endpoint.path}`)
  }

  function hear(one: Here, event: AnyEvent, at: number): void {
    if (event.kind === 'line') {
      const text = event.data.line.text
      const since = spoken.get(text)
      if (since === undefined || event.data.line.by !== 'employer') return
      const times = seen.said.get(text) ?? 0
      if (times === 0) seen.personal.push(at - since)
      seen.said.set(text, times + 1)
    } else if (event.kind === 'place') {
      const since = called.get(one.visitor.user)
      if (since === undefined) return
      called.delete(one.visitor.user)
      seen.personal.push(at - since)
      void answer(one)
    } else if (event.kind === 'queue.line') {
      const move = moved.get(event.data.participation)
      if (!move || move.left === 0 || event.at < move.at - 50) return
      move.left -= 1
      seen.queues.push(at - move.at)
    } else if (event.kind === 'fair.boards') {
      for (const { participation } of event.data.boards) {
        const move = moved.get(participation)
        if (!move || move.isTold) continue
        move.isTold = true
        seen.boards.push(at - move.at)
      }
    }
  }

  async function answer(one: Here): Promise<void> {
    const reply = await call(one.visitor.number, myQueues, { fair }, one.visitor)
    const place = (reply.data as { places: { id: string; state: string }[] } | null)?.places.find(
      ({ state }) => state === 'called',
    )
    if (!place) return
    const begun = await call(one.visitor.number, answerCall, { place: place.id }, one.visitor)
    const talk = (begun.data as { talk: { id: string } } | null)?.talk.id
    if (!talk) return
    one.talk = talk
    talks.set(one.booth.participation, one)
  }

  function attach(one: Here): void {
    const { visitor, booth } = one
    const origin = copies.origins[visitor.number % copies.origins.length] ?? ''
    one.listener = listen(origin, {
      topics: [topicOf.fair(FAIR), topicOf.queue(booth.participation)],
      sender: visitor,
      last: one.cursor,
      hear: (event, at) => hear(one, event, at),
      reached: cursor => {
        one.cursor = cursor
      },
      cut() {
        away += 1
        void comeBack(one)
      },
    })
  }

  async function comeBack(one: Here): Promise<void> {
    await pause(RETRY_MS * (0.5 + Math.random()))
    // It counts as away until it has begun: a new cut takes its place in the count.
    attach(one)
    try {
      await one.listener.begun
      away -= 1
      if (away === 0) allBack?.()
    } catch {
      away -= 1
    }
  }

  return {
    seen,
    /** Comes, looks at the boards, listens, and draws a number. */
    async arrive(visitor: Visitor): Promise<void> {
      const booth = booths[visitor.number % booths.length]
      if (!booth) return
      const one: Here = { visitor, booth, cursor: undefined, listener: null as never, talk: '', place: '' }
      here.set(visitor.user, one)
      await call(visitor.number, listTalkBoards, { fair }, visitor)
      attach(one)
      await one.listener.begun.catch(() => undefined)
      await call(visitor.number, joinQueue, { participation: booth.participation }, visitor)
    },
    /** One recruiter ends a talk and calls the next. */
    async move(place: number): Promise<void> {
      const booth = booths[place % booths.length]
      if (!booth) return
      const before = talks.get(booth.participation)
      if (before) {
        talks.delete(booth.participation)
        await call(place, endTalk, { id: before.talk }, booth.recruiter)
      }
      const at = Date.now()
      const next = [...here.values()].filter(one => one.booth === booth)
      for (const { visitor } of next) called.set(visitor.user, at)
      moved.set(booth.participation, { at, left: next.length, isTold: false })
      const reply = await call(place, callNext, { fair }, booth.recruiter)
      if (reply.code === 200) seen.moves.made += 1
      else seen.moves.failed += 1
    },
    /** A recruiter says something to whom they speak to. */
    async say(place: number): Promise<void> {
      const open = [...talks.values()]
      const one = open[place % Math.max(1, open.length)]
      if (!one) return
      const text = `第 ${place} 句：请介绍一下您上一份工作的内容。`
      spoken.set(text, Date.now())
      const reply = await call(place, sayInTalk, { id: one.talk, text }, one.booth.recruiter)
      if (reply.code === 200) seen.said.set(text, seen.said.get(text) ?? 0)
      else spoken.delete(text)
    },
    /** Resolves when every stream that was cut has begun anew. */
    untilBack(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      allBack = resolve
      return promise
    },
    leave(): void {
      for (const { listener } of here.values()) listener.close()
    },
    visitors,
  }
}
