import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '#contract/codes'
import { examPositionInfo } from '#contract/exam-positions'
import { applyForExam, registrationInfo, saveRegistration } from '#contract/exam-registrations'
import { draws } from '../search/draws.ts'
import type { Reply, Wire } from '../wire.ts'
import { answers, type Candidate } from './season.ts'

/** Between two of a candidate's steps, in milliseconds. */
const STEP = 4_000
const SAVES = 4
/** A step behind the moment for which it was planned, because the one before was not answered yet, waits for nothing more. */
const patience = { tries: 30 } as const

/** What became of somebody's sending. */
export interface Sending {
  readonly who: Candidate
  readonly plannedAt: number
  readonly sentAt: number
  readonly ms: number
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly isQueued: boolean
}

export interface Rush {
  readonly reads: readonly number[]
  readonly saves: readonly number[]
  readonly sendings: readonly Sending[]
  /** Answers of 503, by what was asked. */
  readonly turnedAway: { read: number; save: number; submit: number }
  /** When saves were sent that were refused for anything else. */
  readonly refusedSaves: readonly number[]
  readonly requests: number
  /** Milliseconds by which the timers of whoever sends were late, and submissions behind their plan. */
  readonly ownDelays: readonly number[]
  readonly behindPlan: readonly number[]
}

export interface Plan {
  readonly who: Candidate
  /** When the form is to be sent. */
  readonly at: number
}

/** Most come evenly until the last minute, which is as full as `inLast` says; `late` of them come after the end. */
export function planOf(
  coming: readonly Candidate[],
  { from, until, inLast, late }: { from: number; until: number; inLast: number; late: number },
): Plan[] {
  const { upTo } = draws(7)
  const minute = 60_000
  return coming.map((who, index) => {
    if (index < late) return { who, at: until + 50 + upTo(10_000) }
    if (index < late + inLast) return { who, at: until - 1 - upTo(minute) }
    return { who, at: from + upTo(Math.max(minute, until - minute - from)) }
  })
}

/** Plays what everybody does: two reads, four saves, and the form is sent at its moment. */
export async function play(wire: Wire, plans: readonly Plan[]): Promise<Rush> {
  const reads: number[] = []
  const saves: number[] = []
  const sendings: Sending[] = []
  const turnedAway = { read: 0, save: 0, submit: 0 }
  const refusedSaves: number[] = []
  const behindPlan: number[] = []
  const ownDelays: number[] = []
  let requests = 0
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const sampling = setInterval(() => {
    ownDelays.push(Math.max(0, loop.percentile(99) / 1e6 - 5))
    loop.reset()
  }, 1_000)

  const until = (moment: number) => pause(Math.max(0, moment - Date.now()))

  /** Asks again after 503 when told to, as the portal's pages do. */
  async function insist<Data>(kind: keyof typeof turnedAway, ask: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
    for (let tries = 0; ; tries += 1) {
      requests += 1
      const reply = await ask()
      if (reply.status !== 503 || tries === patience.tries) return reply
      turnedAway[kind] += 1
      await pause(1_000 * Math.max(1, reply.retryAfter))
    }
  }

  async function candidate({ who, at }: Plan): Promise<void> {
    const steps = SAVES + 2
    const stepAt = (step: number) => at - (steps - step) * STEP
    const id = who.registration
    await until(stepAt(0))
    const first = await insist('read', () => wire(registrationInfo, { id }, who))
    reads.push(first.ms)
    if (first.status !== 200 || !first.data)
      throw new Error(`a registration cannot be read: ${first.status} ${first.msg}`)
    let { version } = first.data
    await until(stepAt(1))
    const position = first.data.position?.id ?? ''
    const second = await insist('read', () => wire(examPositionInfo, { id: position }, who))
    reads.push(second.ms)
    for (let save = 0; save < SAVES; save += 1) {
      await until(stepAt(2 + save))
      const person = { ...answers.person, address: `${answers.person.address}，第 ${save + 1} 次修改` }
      const reply = await insist('save', () =>
        wire(saveRegistration, { id, version, answers: { ...answers, person } }, who),
      )
      saves.push(reply.ms)
      // What is turned away brings data too: when to come again.
      if (reply.status === 200 && reply.data) version = reply.data.version
      else refusedSaves.push(reply.sentAt)
    }
    await until(at)
    behindPlan.push(Date.now() - at)
    const reply = await insist('submit', () => wire(applyForExam, { id, version }, who))
    const { sentAt, ms, status, code, msg } = reply
    sendings.push({ who, plannedAt: at, sentAt, ms, status, code, msg, isQueued: reply.data?.queued != null })
  }

  await Promise.all(plans.map(candidate))
  clearInterval(sampling)
  loop.disable()
  return { reads, saves, sendings, turnedAway, refusedSaves, requests, ownDelays, behindPlan }
}

export const isTaken = ({ code }: Sending): boolean => code === codes.ok
