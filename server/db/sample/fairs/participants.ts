import { isOnline } from '#contract/fair-kinds'
import type { ParticipationState } from '#contract/fair-participation'
import { DAY, HOUR, isoOf } from '../moments.ts'
import { type Random, randomOf } from '../random.ts'
import { onlineHalls, type PlannedBooth, templateOf } from './halls.ts'
import type { FairPlan } from './plan.ts'

/** An employer who may come, and what it offers. */
export interface Exhibitor {
  readonly company_id: number
  readonly city: string
  readonly trade: string
  readonly agency: boolean
  readonly job_ids: readonly number[]
}

const tagWords = [
  '急招',
  '应届生可投',
  '包吃住',
  '五险一金',
  '双休',
  '可当天入职',
  '技能补贴',
  '国企',
  '专精特新',
  '校招',
] as const

/** The halls and booths of a fair, without who stands there. */
function hallsOf({ id, template, boothFee }: FairPlan) {
  const fee = (kind: PlannedBooth['kind']) => (kind === 'public' ? 0 : kind === 'large' ? boothFee * 2 : boothFee)
  if (template === null)
    return onlineHalls.map(({ name, letter, booths }, index) => ({
      hall: { id: id * 10 + index, fair_id: id, place: index + 1, name, width: 0, depth: 0, features: [] },
      booths: Array.from({ length: booths }, (_, n) => ({
        code: `${letter}${String(n + 1).padStart(2, '0')}`,
        kind: 'standard' as const,
        x: 0,
        y: 0,
        w: 0,
        h: 0,
        fee: 0,
      })),
    }))
  const { width, depth, features, booths } = templateOf(template)
  return [
    {
      hall: { id: id * 10, fair_id: id, place: 1, name: '主展厅', width, depth, features: [...features] },
      booths: booths.map(booth => ({ ...booth, fee: fee(booth.kind) })),
    },
  ]
}

/** How much of a hall is taken so many days before the opening. */
const shareTaken = (days: number) => (days < 0 ? 0.92 : days <= 3 ? 0.88 : days <= 10 ? 0.62 : days <= 21 ? 0.3 : 0)

/** What became of the one who has a booth. */
function stateOf(random: Random, { timeline: { opensAt, bookUntil } }: FairPlan, now: number): ParticipationState {
  if (opensAt <= now) return random.chance(0.94) ? 'present' : 'absent'
  return bookUntil <= now || random.chance(0.55) ? 'confirmed' : 'booked'
}

/** Without a booth, or without one yet. */
const otherStates: readonly ParticipationState[] = [
  'applied',
  'applied',
  'approved',
  'approved',
  'refused',
  'withdrawn',
]
const refusals = ['营业执照有效期已过，请更新后再次报名。', '所报岗位少于两个，请补充在招岗位。'] as const

interface ParticipationRow {
  readonly id: string
  readonly fair_id: number
  readonly company_id: number
  readonly state: ParticipationState
}

/**
 * Halls, booths, who takes part, and with which jobs: rows of their tables. The `host`, a company, comes to every fair on
 * line.
 */
export function sampleParticipants(
  plans: readonly FairPlan[],
  exhibitors: readonly Exhibitor[],
  now: number,
  host: number | null = null,
) {
  const rows = {
    halls: [] as object[],
    booths: [] as object[],
    participations: [] as ParticipationRow[],
    jobs: [] as object[],
  }
  for (const plan of plans) {
    const random = randomOf(82_000 + plan.id)
    const near = exhibitors.filter(({ city }) => plan.city === '360000' || city === plan.city)
    const far = exhibitors.filter(one => !near.includes(one))
    const isHost = ({ company_id }: Exhibitor) => isOnline(plan.kind) && company_id === host
    const guests = [...random.shuffled(near), ...random.shuffled(far)].filter(one => !isHost(one))
    const coming = [...exhibitors.filter(isHost), ...guests]
    const days = Math.floor((plan.timeline.opensAt - now) / DAY)
    const isOff = plan.state === 'cancelled'
    const share = plan.timeline.bookFrom > now ? 0 : shareTaken(days)
    let place = 0
    const join = (state: ParticipationState, tags: readonly string[]) => {
      const exhibitor = coming[place]
      place += 1
      if (!exhibitor) return null
      const id = random.uuid()
      const created = Math.min(plan.timeline.applyFrom + Math.floor(random.next() * 6 * DAY), now - HOUR)
      const participation = {
        id,
        fair_id: plan.id,
        company_id: exhibitor.company_id,
        state,
        tags,
        reason: state === 'refused' ? random.pick(refusals) : '',
        created_at: isoOf(created),
        updated_at: isoOf(Math.min(created + 2 * DAY, now - HOUR / 2)),
        sample: true,
      }
      rows.participations.push(participation)
      const jobs = random.some(exhibitor.job_ids, random.int(2, 5))
      rows.jobs.push(
        ...jobs.map((job_id, at) => ({ participation_id: id, job_id, place: at + 1, added_at: isoOf(created) })),
      )
      return id
    }
    for (const { hall, booths } of hallsOf(plan)) {
      rows.halls.push(hall)
      for (const booth of booths) {
        const isTaken = booth.kind !== 'public' && !isOff && random.chance(share)
        const stands = stateOf(random, plan, now)
        const isFirst = place === 0 && coming.some(isHost)
        const state = isFirst ? (plan.timeline.opensAt <= now ? 'present' : 'confirmed') : stands
        const id = isTaken ? join(state, random.some(tagWords, random.int(0, 3))) : null
        rows.booths.push({ ...booth, fair_id: plan.id, hall_id: hall.id, participation_id: id, held_until: null })
      }
    }
    const others = plan.timeline.applyFrom > now || days < 0 || isOff ? 0 : random.int(4, 9)
    for (let n = 0; n < others; n += 1) join(random.pick(otherStates), [])
  }
  return rows
}
