import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type ApplicationState,
  applyToJob,
  listOwnApplications,
  listReceived,
  markReceivedViewed,
  remindOfApplication,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import type { TestService } from '../testing.ts'
import { endSilent } from './silence.ts'
import { goTo } from './testing.ts'

/** One application as the reference model remembers it. */
interface Remembered {
  id: string
  unread: boolean
  readonly appliedAt: number
  reminded: boolean
  /** States in the order in which they were reached. */
  readonly history: ApplicationState[]
  /** Messages that the seeker got about it. */
  answers: number
}

/** What the model believes about one seeker's applications to the jobs of one employer. */
export interface Model {
  /** By number of the job. */
  readonly applications: Map<number, Remembered>
}

/** The service under test, and who acts on it. */
export interface Real {
  readonly service: TestService
  readonly seekerToken: string
  readonly employerToken: string
  readonly resumeId: string
  readonly jobs: readonly string[]
}

/**
 * The life of an application, written down a second time and in another form than the contract's own table: a change
 * there that was not meant shows here.
 */
const reaches: Readonly<Record<string, string>> = {
  delivered: 'viewed shortlisted interview unfit',
  viewed: 'shortlisted interview unfit',
  shortlisted: 'interview offer unfit',
  interview: 'offer unfit',
  offer: 'hired unfit',
  unfit: 'shortlisted',
  expired: 'shortlisted',
}

type Step = 'shortlisted' | 'interview' | 'offer' | 'hired' | 'unfit'
type Command = fc.AsyncCommand<Model, Real>

const stateOf = (known: Remembered | undefined) => known?.history.at(-1)
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    refusal => refusal.code,
  )
const idOf = (model: Model, job: number) => model.applications.get(job)?.id ?? '00000000-0000-4000-8000-000000000000'

const apply = (job: number): Command => ({
  check: () => true,
  async run(model, { service, seekerToken, resumeId, jobs }) {
    const sent = service.call(applyToJob, { jobId: jobs[job] ?? '', resumeId }, { token: seekerToken })
    const known = model.applications.get(job)
    if (known) {
      await expect(sent).rejects.toMatchObject({ code: codes.alreadyApplied, data: { applicationId: known.id } })
    } else {
      const { applicationId: id, appliedAt } = await sent
      const history: ApplicationState[] = ['delivered']
      model.applications.set(job, { id, appliedAt, reminded: false, unread: true, history, answers: 0 })
    }
  },
  toString: () => `apply(${job})`,
})

const withdraw = (job: number): Command => ({
  check: () => true,
  async run(model, { service, seekerToken }) {
    const outcome = await outcomeOf(service.call(withdrawApplication, { id: idOf(model, job) }, { token: seekerToken }))
    const known = model.applications.get(job)
    if (!known) expect(outcome).toBe(codes.notFound)
    else if (['hired', 'unfit', 'expired', 'withdrawn'].includes(stateOf(known) ?? ''))
      expect(outcome).toBe(codes.wrongState)
    else {
      expect(outcome).toBe(codes.ok)
      known.history.push('withdrawn')
      known.unread = false
    }
  },
  toString: () => `withdraw(${job})`,
})

const view = (job: number): Command => ({
  check: () => true,
  async run(model, { service, employerToken }) {
    const outcome = await outcomeOf(
      service.call(markReceivedViewed, { id: idOf(model, job) }, { token: employerToken }),
    )
    const known = model.applications.get(job)
    expect(outcome).toBe(known ? codes.ok : codes.notFound)
    if (!known) return
    if (stateOf(known) === 'delivered') {
      known.history.push('viewed')
      known.answers += 1
    }
    known.unread = false
  },
  toString: () => `view(${job})`,
})

const move = (job: number, state: Step): Command => ({
  check: () => true,
  async run(model, { service, employerToken }) {
    const input = { id: idOf(model, job), state, remark: `到 ${state}` }
    const outcome = await outcomeOf(service.call(updateReceivedState, input, { token: employerToken }))
    const known = model.applications.get(job)
    if (!known) expect(outcome).toBe(codes.notFound)
    else if (!reaches[stateOf(known) ?? '']?.split(' ').includes(state)) expect(outcome).toBe(codes.wrongState)
    else {
      expect(outcome).toBe(codes.ok)
      known.history.push(state)
      known.unread = false
      known.answers += 1
    }
  },
  toString: () => `move(${job}, ${state})`,
})

const DAY_S = 86_400
/** Whole days since it was sent. */
const ageOf = ({ appliedAt }: Remembered, { clock }: TestService) =>
  Math.floor((clock.now().getTime() - appliedAt) / 1_000 / DAY_S)

const waits = (known: Remembered) => ['delivered', 'viewed'].includes(stateOf(known) ?? '')

const remind = (job: number): Command => ({
  check: () => true,
  async run(model, { service, seekerToken }) {
    const known = model.applications.get(job)
    const sent = service.call(remindOfApplication, { id: idOf(model, job) }, { token: seekerToken })
    const outcome = await outcomeOf(sent)
    if (!known) expect(outcome).toBe(codes.notFound)
    else if (known.reminded) expect(outcome).toBe(codes.ok)
    else if (!waits(known) || ageOf(known, service) < 7) expect(outcome).toBe(codes.wrongState)
    else {
      expect(outcome).toBe(codes.ok)
      known.reminded = true
    }
  },
  toString: () => `remind(${job})`,
})

/** Days go by, and the upkeep looks; everybody stays signed in. */
const pass = (days: number): Command => ({
  check: () => true,
  async run({ applications }, { service: { clock, db }, service }) {
    await goTo(service, clock.now().getTime() + days * DAY_S * 1_000)
    await endSilent(db, clock.now())
    for (const known of applications.values()) {
      if (!waits(known) || ageOf(known, service) < 30) continue
      known.history.push('expired')
      known.unread = false
      known.answers += 1
    }
  },
  toString: () => `pass(${days})`,
})

const compare: Command = {
  check: () => true,
  run: async (model, real) => expectAlike(model, real),
  toString: () => 'compare',
}

/** Both sides see what the model remembers: states, histories, unread marks, counts and messages. */
export async function expectAlike({ applications }: Model, real: Real): Promise<void> {
  const { service, seekerToken, employerToken } = real
  const all = [...applications.values()]
  const own = await service.call(listOwnApplications, {}, { token: seekerToken })
  const received = await service.call(listReceived, {}, { token: employerToken })
  expect([own.total, received.total]).toEqual([all.length, all.length])
  for (const known of all) {
    const mine = own.list.find(({ id }) => id === known.id)
    expect(mine?.state).toBe(stateOf(known))
    expect(mine?.events.filter(({ step }) => step === '').map(({ state }) => state)).toEqual(known.history)
    expect((mine?.remindedAt ?? 0) > 0).toBe(known.reminded)
    const theirs = received.list.find(({ id }) => id === known.id)
    expect([theirs?.state, theirs?.unread]).toEqual([stateOf(known), known.unread])
  }
  for (const [state, count] of Object.entries(received.counts)) {
    expect([state, count]).toEqual([state, all.filter(known => stateOf(known) === state).length])
  }
  const letters = await service.call(listMessages, {}, { token: seekerToken })
  expect(letters.total).toBe(all.reduce((sum, { answers }) => sum + answers, 0))
}

const job = fc.nat({ max: 1 })
const step = fc.constantFrom<Step[]>('shortlisted', 'interview', 'offer', 'hired', 'unfit')

/** Sequences of what seeker and employer may try, and of days that pass, in any order. */
export const applicationCommands = () =>
  fc.commands(
    [
      job.map(apply),
      job.map(withdraw),
      job.map(view),
      fc.tuple(job, step).map(([at, state]) => move(at, state)),
      job.map(remind),
      fc.constantFrom(1, 6, 8, 17).map(pass),
      fc.constant(compare),
    ],
    { maxCommands: 30 },
  )
