import { createHash } from 'node:crypto'
import { type DrawRequest, type DrawSlot, drawMoments, drawStageAt, drawTalkSlots } from '#contract/fair-draw'
import { fairDrawRulesOn } from '#contract/fair-draw-rules'
import { isOnline } from '#contract/fair-kinds'
import { isExhibiting, type ParticipationState } from '#contract/fair-participation'
import { chinaDay } from '../../../china-time.ts'
import { HOUR, isoOf } from '../moments.ts'
import { type Random, randomOf } from '../random.ts'
import type { FairPlan } from './plan.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
/** Talks from 10 o'clock: fairs open at nine. */
const FIRST = 60
const LENGTH = 20
const EACH_DAY = 6
const WISHERS = 30

interface Exhibiting {
  readonly id: string
  readonly fair_id: number
  readonly state: ParticipationState
}

const hexOf = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('')

/** Every third exhibitor, and whoever is to offer anyhow, offers two hours on two days of a fair. */
function offersOf(random: Random, plan: FairPlan, exhibitors: readonly Exhibiting[], always: readonly string[]) {
  const days = Math.max(1, Math.floor((plan.timeline.closesAt - plan.timeline.opensAt) / (DAY_MINUTES * MINUTE)))
  const workDays = Array.from({ length: Math.min(days, 5) }, (_, day) => day)
  return exhibitors
    .filter(({ id }, place) => place % 3 === 0 || always.includes(id))
    .flatMap(({ id }) =>
      random.some(workDays, 2).flatMap(day =>
        Array.from({ length: EACH_DAY }, (_, n) => ({
          participation: id,
          from: day * DAY_MINUTES + FIRST + n * LENGTH,
          minutes: LENGTH,
        })),
      ),
    )
}

/** Wishes of people for slots, each of them for two to six. */
function wishesOf(random: Random, slots: readonly DrawSlot[], people: readonly string[]) {
  return random.some(people, WISHERS).flatMap(user => {
    const person = hexOf(random, 12)
    return random.shuffled(random.some(slots, random.int(2, 6))).map(({ id }, place) => {
      const request: DrawRequest = { number: hexOf(random, 12), person, slot: id, rank: place + 1 }
      return { user, request }
    })
  })
}

interface Given {
  readonly plans: readonly FairPlan[]
  readonly participations: readonly Exhibiting[]
  /** Who offers slots at whatever fair they come to. */
  readonly always: readonly string[]
  /** Accounts of seekers who wish. */
  readonly seekers: readonly string[]
  readonly now: number
}

/**
 * Talk slots of fairs on line that have opened their requests: some are still to be drawn, others were, with seeds from
 * which the results follow. Rows of their tables.
 */
export async function sampleTalks({ plans, participations, always, seekers, now }: Given) {
  const rows = { draws: [] as object[], slots: [] as object[], requests: [] as object[], grants: [] as object[] }
  for (const plan of plans) {
    if (!isOnline(plan.kind) || plan.state !== 'planned') continue
    const rules = fairDrawRulesOn(chinaDay(new Date(plan.timeline.publishedAt)))
    const { requestFrom, drawAt, takeUntil } = drawMoments(plan.timeline, rules)
    const stage = drawStageAt({ requestFrom, drawAt, takeUntil }, { state: 'planned', isDrawn: false, now })
    if (stage === 'ahead') continue
    const isDrawn = stage !== 'requesting'
    const random = randomOf(91_000 + plan.id)
    const exhibitors = participations.filter(one => one.fair_id === plan.id && isExhibiting(one.state))
    const slots = offersOf(random, plan, exhibitors, always).map((slot, place) => ({
      ...slot,
      id: String(plan.id * 10_000 + place),
    }))
    const seed = hexOf(random, 32)
    const hash = createHash('sha256').update(seed).digest('hex')
    rows.draws.push({
      fair_id: plan.id,
      seed,
      hash,
      published_at: isoOf(requestFrom),
      drawn_at: isDrawn ? isoOf(drawAt) : null,
    })
    rows.slots.push(
      ...slots.map(({ id, participation, from, minutes }) => ({
        id: Number(id),
        participation_id: participation,
        starts_after: from,
        minutes,
        offered_at: isoOf(requestFrom),
        drawn: isDrawn,
      })),
    )
    const wishes = wishesOf(random, slots, seekers)
    rows.requests.push(
      ...wishes.map(({ user, request }) => ({
        fair_id: plan.id,
        number: request.number,
        person: request.person,
        user_id: user,
        slot_id: Number(request.slot),
        rank: request.rank,
        requested_at: isoOf(Math.min(requestFrom + random.int(1, 200) * HOUR, now)),
      })),
    )
    if (!isDrawn) continue
    const requests = wishes.map(({ request }) => request)
    const userOf = new Map(wishes.map(({ user, request }) => [request.number, user]))
    for (const { slot, number } of await drawTalkSlots({ seed, perPerson: rules.perPerson, slots, requests }))
      rows.grants.push({
        id: random.uuid(),
        slot_id: Number(slot),
        user_id: userOf.get(number) ?? null,
        number,
        granted_at: isoOf(drawAt),
      })
  }
  return rows
}
