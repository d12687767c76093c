import { type AnyEvent, topicOf } from '#contract/events'
import { ANSWER_MS } from '#contract/fair-queue'
import { answerCall, callNext, endTalk, joinQueue, listTalkBoards, myQueues, sayInTalk } from '#contract/fair-talks'
import { type Copies, createCaller } from './caller.ts'
import type { Booth, OpenDay, Visitor } from './people.ts'
import { nothingSeen, type Said } from './seen.ts'
import { createStreams } from './streams.ts'

/** Somebody who has come, with the number that they drew. */
export interface Here {
  readonly visitor: Visitor
  readonly stand: Stand
  place: string
}

export interface Talk {
  readonly id: string
  readonly with: Here
}

/** A booth as its recruiter leads it. */
export interface Stand {
  readonly booth: Booth
  readonly number: number
  /** Who listens to its queue, and how many wait in it. */
  listening: number
  waiting: number
  talk: Talk | null
  /** Since when its recruiter is at it: ends a talk, calls, and waits for an answer. */
  busySince: number | null
  /** When its queue was last moved, how many have not been told yet, and whether the whole fair has. */
  moved: { readonly at: number; left: number; isTold: boolean } | null
}

/** Everybody of one day: who listens, who is spoken to, and what is still waited for. */
export function createCrowd({ fair, booths, visitors }: OpenDay, copies: Copies) {
  const seen = nothingSeen()
  const call = createCaller(copies, seen)
  const streams = createStreams(copies, seen)
  const stands: Stand[] = booths.map((booth, number) => ({
    booth,
    number,
    listening: 0,
    waiting: 0,
    talk: null,
    busySince: null,
    moved: null,
  }))
  const byParticipation = new Map(stands.map(stand => [stand.booth.participation, stand]))
  const here: Here[] = []
  const answered = new Set<string>()
  const spoken = new Map<string, { readonly at: number; readonly by: 'seeker' | 'employer'; readonly said: Said }>()
  const allTalks: Talk[] = []

  function hearPublic(event: AnyEvent, at: number): void {
    if (event.kind === 'queue.line') {
      const move = byParticipation.get(event.data.participation)?.moved
      // One that was written before the press is of something else.
      if (!move || move.left === 0 || event.at < move.at - 50) return
      move.left -= 1
      seen.queues.push(at - move.at)
    } else if (event.kind === 'fair.boards') {
      for (const { participation } of event.data.boards) {
        const move = byParticipation.get(participation)?.moved
        if (!move || move.isTold) continue
        move.isTold = true
        seen.boards.push(at - move.at)
      }
    } else if (event.kind === 'fair.state' && event.data.state === 'stopped') seen.stops.push(at)
  }

  function hearLine(event: AnyEvent, by: 'seeker' | 'employer', at: number): void {
    if (event.kind !== 'line') return
    const line = spoken.get(event.data.line.text)
    if (!line || line.by !== by || event.data.line.by !== by) return
    if (line.said.heard === 0) seen.personal.push(at - line.at)
    line.said.heard += 1
  }

  function hear(one: Here, event: AnyEvent, at: number): void {
    hearPublic(event, at)
    hearLine(event, 'employer', at)
    // As the page does: one's own place moved, or anything may have.
    if (event.kind === 'place' || event.kind === 'reset') void look(one, event.kind === 'place' ? at : null)
  }

  /** Reads one's own places anew, and answers where one is called. */
  async function look(one: Here, heardAt: number | null): Promise<void> {
    const { visitor, stand } = one
    const { data } = await call(visitor.number, myQueues, { fair }, visitor)
    const place = data?.places.find(({ state }) => state === 'called')
    if (!place || answered.has(place.id)) return
    answered.add(place.id)
    if (heardAt !== null && stand.moved) seen.personal.push(heardAt - stand.moved.at)
    const begun = await call(visitor.number, answerCall, { place: place.id }, visitor)
    if (!begun.data) return
    stand.talk = { id: begun.data.talk.id, with: one }
    allTalks.push(stand.talk)
    stand.busySince = null
  }

  const isFree = ({ busySince, waiting }: Stand, now: number) =>
    waiting > 0 && (busySince === null || now - busySince > ANSWER_MS)

  return {
    seen,
    here,
    stands,
    streams,
    call,
    fair,
    talks: allTalks,
    /** Recruiters sit down: each listens to what happens at their booth. */
    async open(): Promise<void> {
      const begin = ({ booth: { recruiter }, number }: Stand) =>
        streams.begin({
          number,
          sender: recruiter,
          topics: [],
          hear: (event, at) => hearLine(event, 'seeker', at),
        })
      await Promise.all(stands.map(begin))
    },
    /** Comes, looks at the boards, listens, and draws a number. */
    async arrive(number: number): Promise<void> {
      const [visitor, stand] = [visitors[number], stands[number % stands.length]]
      if (!visitor || !stand) return
      const one: Here = { visitor, stand, place: '' }
      here.push(one)
      await call(number, listTalkBoards, { fair }, visitor)
      const topics = [topicOf.fair(fair), topicOf.queue(stand.booth.participation)]
      await streams.begin({ number, sender: visitor, topics, hear: (event, at) => hear(one, event, at) })
      stand.listening += 1
      const { data } = await call(number, joinQueue, { participation: stand.booth.participation }, visitor)
      if (!data) return
      one.place = data.place.id
      stand.waiting += 1
    },
    /** A recruiter who has time ends a talk and calls the next. */
    async move(turn: number): Promise<void> {
      const now = Date.now()
      const stand = stands.map((_, by) => stands[(turn + by) % stands.length]).find(one => one && isFree(one, now))
      if (!stand) return
      const { booth, talk, number } = stand
      stand.busySince = now
      stand.talk = null
      if (talk) await call(number, endTalk, { id: talk.id }, booth.recruiter)
      stand.moved = { at: Date.now(), left: stand.listening, isTold: false }
      const reply = await call(number, callNext, { fair }, booth.recruiter)
      if (reply.code === 200) {
        stand.waiting -= 1
        seen.moves.made += 1
      } else {
        stand.busySince = null
        seen.moves.failed += 1
      }
    },
    /** One of two who speak says something to the other. */
    async say(turn: number): Promise<void> {
      const open = stands.flatMap(({ talk }) => talk ?? [])
      const talk = open[turn % Math.max(1, open.length)]
      if (!talk) return
      const { visitor, stand } = talk.with
      const by = Math.floor(turn / open.length) % 2 === 0 ? 'employer' : 'seeker'
      const text = `第 ${turn} 句：${by === 'employer' ? '请介绍一下您上一份工作的内容。' : '我在上一家单位负责设备保养。'}`
      const said: Said = { talk: talk.id, heard: 0 }
      spoken.set(text, { at: Date.now(), by, said })
      const sender = by === 'employer' ? stand.booth.recruiter : visitor
      const reply = await call(visitor.number, sayInTalk, { id: talk.id, text }, sender)
      if (reply.code === 200) seen.said.set(text, said)
    },
  }
}

export type Crowd = ReturnType<typeof createCrowd>
