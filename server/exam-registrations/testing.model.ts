import fc from 'fast-check'
import { expect } from 'vitest'
import { codes } from '#contract/codes'
import {
  draft,
  isEditable,
  type RegistrationCommand,
  type RegistrationState,
  stepRegistration,
} from '#contract/exam-life'
import {
  appealRegistration,
  applyForExam,
  cancelRegistration,
  confirmRegistration,
  examPayment,
  rechoosePosition,
  refundRegistration,
  repairRegistration,
} from '#contract/exam-registrations'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { reconcile } from '../payments/reconcile.ts'
import { readSettings } from '../settings.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { cancelPosition, disqualify } from './office.ts'
import { creating, info, office, order, press, upkeep } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the model believes of one registration. */
export interface Model {
  state: RegistrationState
  /** Milliseconds since the round opened. */
  elapsed: number
  /** The fee's last order: when it ends by itself, and whether its cashier was come back from. */
  open: { readonly expires: number; readonly returned: boolean } | null
  ordered: boolean
  /** The first position was cancelled, and whether it is still the one that was chosen. */
  cancelled: boolean
  moved: boolean
}

export const beginning = (): Model => ({
  state: draft,
  elapsed: HOUR,
  open: null,
  ordered: false,
  cancelled: false,
  moved: false,
})

/** The service under test, who registers, and the registration that is whole and not sent. */
export interface Real {
  readonly service: TestService
  readonly person: TestPerson
  readonly id: string
  readonly version: number
  /** When the round opened. */
  readonly opened: number
}

/** The moments of the exam, written down a second time, in days since the round opened. */
const ends = { closes: 7 * DAY, review: 8 * DAY, pay: 9 * DAY, rechooses: 10 * DAY } as const

type Command = fc.AsyncCommand<Model, Real>

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    refusal => Number(Object(refusal).code),
  )

const rules = { due: true }

/** What a command leads to by the machine; the same state where it leads nowhere. */
const led = (model: Model, command: RegistrationCommand) => stepRegistration(model.state, command, rules) ?? model.state

const isAwaiting = ({ state: { status, pending, confirmed } }: Model) =>
  (status === '2' && confirmed) || (status === '5' && pending === 'payment')

const isGone = (model: Model) => model.cancelled && !model.moved

/** Where it stands once its position is not there any more. */
function withoutPosition(model: Model): RegistrationState {
  const { status, pending } = model.state
  if (status === '3') return led(model, 'cancelPosition')
  if (status === '0' || pending === 'appeal') return led(model, 'refuse')
  return status === '2' ? led(model, 'lapse') : model.state
}

/** A step of the candidate's: done where the machine and the time allow it. */
async function step(model: Model, command: RegistrationCommand, isInTime: boolean, work: Promise<unknown>) {
  const outcome = await outcomeOf(work)
  const next = isInTime ? stepRegistration(model.state, command, rules) : null
  expect([command, outcome === codes.ok]).toEqual([command, next !== null])
  if (next) model.state = next
}

const alike = async ({ state }: Model, { service, person, id }: Real) => {
  const { status, pending, confirmed } = await info(service, person, id)
  const [row] = await service.db.query<{ appealed: boolean }>(
    sql`select appealed from exam_registrations where id = ${id}`,
  )
  expect({ status, pending, confirmed, appealed: row?.appealed }).toEqual(state)
}

/** A command of that name, to be tried where it may lead somewhere; `anyway`, where it leads nowhere as well. */
const named =
  (name: string, isLikely: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>) =>
  (anyway: boolean): Command => ({
    check: model => anyway || isLikely(model),
    async run(model, real) {
      await run(model, real)
      await alike(model, real)
    },
    toString: () => name,
  })

const may = (command: RegistrationCommand) => (model: Model) => led(model, command) !== model.state
const rarely = () => false

const submit = named('submit', may('submit'), async (model, { service, person, id, version }) => {
  const { state, elapsed } = model
  const isAgain = state.status === '1' || state.pending === 'repair'
  const work = isAgain
    ? service.call(repairRegistration, { id, version }, person)
    : service.call(applyForExam, { id, version }, creating(person))
  if (!isEditable(state) && state.status !== '4') {
    expect(await outcomeOf(work)).toBe(codes.ok)
    return
  }
  const until = state.pending === 'repair' ? ends.review : ends.closes
  await step(model, 'submit', elapsed < until && !isGone(model), work)
})

const withdraw = named('withdraw', rarely, async (model, { service, person, id }) => {
  await step(model, 'withdraw', true, service.call(cancelRegistration, { id }, person))
  if (model.state.status === '4') model.open = null
})

const appeal = named('appeal', may('appeal'), (model, { service, person, id }) => {
  const work = service.call(appealRegistration, { id, reason: '材料符合公告的要求，请再看一次' }, person)
  return step(model, 'appeal', model.elapsed < ends.review, work)
})

const confirm = named('confirm', may('confirm'), async (model, { service, person, id }) => {
  const work = service.call(confirmRegistration, { id }, person)
  if (model.state.status === '2' && model.state.confirmed) expect(await outcomeOf(work)).toBe(codes.ok)
  else await step(model, 'confirm', model.elapsed < ends.pay && !isGone(model), work)
})

const rechoose = named('rechoose', may('rechoose'), async (model, { service, person, id }) => {
  const isInTime = model.elapsed >= ends.pay && model.elapsed < ends.rechooses
  const before = model.state
  await step(model, 'rechoose', isInTime, service.call(rechoosePosition, { id, position: '1012' }, person))
  if (model.state !== before) model.moved = true
})

const refund = named('refund', may('refund'), (model, { service, person, id }) =>
  step(model, 'refund', true, service.call(refundRegistration, { id }, person)),
)

const review = (command: 'approve' | 'refuse' | 'askRepair') =>
  named(command, command === 'approve' ? may(command) : rarely, async (model, real) => {
    const { number } = await info(real.service, real.person, real.id)
    const done = await office(real.service)[command](number)
    const isBarred = command === 'approve' && isGone(model)
    expect(done !== null).toBe(!isBarred && stepRegistration(model.state, command, rules) !== null)
    if (!isBarred) model.state = led(model, command)
  })

const losePosition = named(
  'cancelPosition',
  model => model.state.status === '3' && !isGone(model),
  async (model, { service }) => {
    const done = await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
    expect(done === null).toBe(model.cancelled)
    if (model.cancelled) return
    model.cancelled = true
    if (model.moved) return
    model.state = withoutPosition(model)
    if (model.state.status === '4') model.open = null
  },
)

const disqualified = named('disqualify', rarely, async (model, { service, id }) => {
  const isTaken = stepRegistration(model.state, 'disqualify', rules) !== null
  expect(await service.db.tx(tx => disqualify(tx, id, '第五条第（一）项', service.clock.now()))).toBe(isTaken)
  if (!isTaken) return
  model.state = led(model, 'disqualify')
  model.open = null
})

/** Goes to the cashier where a fee is due: pays, gives up, or comes back without having done either. */
const cashier = (outcome: 'success' | 'failed' | 'returned') =>
  named(`cashier(${outcome})`, isAwaiting, async (model, real) => {
    const { service, person, id } = real
    const { pass } = await info(service, person, id)
    const isDue = isAwaiting(model) && model.elapsed < ends.pay
    expect(pass !== '').toBe(isDue)
    if (!isDue) return
    const { order: number, url } = await order(service, person, id)
    model.ordered = true
    if (!model.open || model.open.expires <= model.elapsed) {
      // What was over is closed when a new one is made.
      if (model.open?.returned) model.state = led(model, 'unpaid')
      model.open = { expires: Math.min(model.elapsed + 2 * HOUR, ends.pay), returned: false }
    }
    await service.app.http.request(url)
    if (outcome === 'returned') {
      await service.call(examPayment, { order: number }, person)
      model.open = { ...model.open, returned: true }
      model.state = led(model, 'paymentUnknown')
    } else {
      await press(service, url, outcome)
      model.open = null
      model.state = led(model, outcome === 'success' ? 'paid' : 'unpaid')
    }
  })

/** Time goes by until then, and whatever looks by itself looks. */
const later = (name: string, until: (model: Model) => number) =>
  named(
    name,
    model => model.state.status !== null,
    async (model, { service, opened }) => {
      model.elapsed = until(model)
      await goTo(service, opened + model.elapsed)
      const outbox = { sms: async () => {}, email: async () => {} }
      const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir })
      await reconcile({ db: service.db, clock: service.clock, settings, outbox })
      await upkeep(service)
      const { elapsed } = model
      if (model.open && model.open.expires <= elapsed) {
        model.open = null
        model.state = led(model, 'unpaid')
      }
      const { status, pending } = model.state
      const isUnpaid = status === '2' && elapsed >= ends.pay + (model.ordered ? HOUR : 0)
      const isUnmended = pending === 'repair' && elapsed >= ends.review
      const isUndecided = pending === 'position' && elapsed >= ends.rechooses
      if (isUnpaid || isUnmended || isUndecided) model.state = led(model, 'lapse')
      if (isGone(model)) model.state = withoutPosition(model)
      if (model.state.status === '4') model.open = null
    },
  )

const pass = (hours: number) => later(`pass(${hours})`, ({ elapsed }) => elapsed + hours * HOUR)

/** To the next moment at which something ends, or a millisecond before or after it. */
const reach = (by: -1 | 0 | 1) =>
  later(`reach(${by})`, ({ elapsed, open }) => {
    const moments = [...Object.values(ends), open?.expires ?? 0].map(end => end + by).filter(at => at > elapsed)
    return moments.length === 0 ? elapsed + HOUR : Math.min(...moments)
  })

/** Whatever somebody may do, the office decides and time brings, in any order. */
export const registrationCommands = () => {
  const own = [submit, withdraw, appeal, confirm, rechoose, refund, losePosition, disqualified]
  const reviews = (['approve', 'refuse', 'askRepair'] as const).map(review)
  const cashiers = (['success', 'failed', 'returned'] as const).map(cashier)
  const anyway = fc.nat({ max: 9 }).map(chance => chance === 0)
  const likely = fc.constantFrom(submit, confirm, ...own, ...reviews, ...cashiers)
  const one = fc.tuple(likely, anyway).map(([make, isAnyway]) => make(isAnyway))
  const times = fc.oneof(fc.constantFrom(1, 1, 3, 3, 30, 70).map(pass), fc.constantFrom(-1, 0, 1).map(reach))
  const time = fc.tuple(times, anyway).map(([make, isAnyway]) => make(isAnyway))
  // Two of three are somebody’s doing.
  return fc.commands([one, one, time], { maxCommands: 80, size: 'max' })
}
