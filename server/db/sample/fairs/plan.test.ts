import fc from 'fast-check'
import { expect, it } from 'vitest'
import { livePhaseAt } from '#contract/fair-live-phase'
import { fairPhaseAt } from '#contract/fair-timeline'
import { DAY } from '../moments.ts'
import { sampleLives } from './lives.ts'
import { sampleParticipants } from './participants.ts'
import { type FairPlan, fairPlans } from './plan.ts'

const start = Date.parse('2026-11-25T10:47:00+08:00')
const moment = fc.integer({ min: 0, max: 400 * DAY }).map(later => start + later)

const phases = (plans: readonly FairPlan[], now: number) =>
  Map.groupBy(plans, ({ timeline, state }) => fairPhaseAt(timeline, state, now))

it('has sixty fairs of every kind in all cities', () => {
  const plans = fairPlans(start)
  expect(plans).toHaveLength(60)
  expect(new Set(plans.map(({ kind }) => kind))).toEqual(new Set(['1', '2', '3', '4']))
  expect(new Set(plans.map(({ city }) => city)).size).toBe(12)
  expect(new Set(plans.map(({ title }) => title)).size).toBe(60)
})

it('has past and coming fairs, and employers who may apply, whenever it is loaded', () => {
  fc.assert(
    fc.property(moment, now => {
      const plans = fairPlans(now)
      const found = phases(plans, now)
      for (const phase of ['coming', 'registering', 'ended', 'postponed', 'cancelled'] as const)
        expect(found.get(phase)?.length ?? 0, phase).toBeGreaterThan(0)
      expect(plans.some(({ timeline }) => timeline.applyFrom <= now && now < timeline.applyUntil)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('has something running on every day of the year', () => {
  fc.assert(
    fc.property(moment, now => {
      const midday = now - (now % DAY) + 4 * 3_600_000
      expect(phases(fairPlans(midday), midday).get('running')?.length ?? 0).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

it('lets no employer stand twice at one fair, nor at a booth of a cancelled one', () => {
  const exhibitors = Array.from({ length: 500 }, (_, n) => ({
    company_id: 1_000 + n,
    city: n % 3 === 0 ? '360100' : '360700',
    trade: '1',
    agency: false,
    job_ids: [n * 2 + 1, n * 2 + 2],
  }))
  const plans = fairPlans(start)
  const { booths, participations } = sampleParticipants(plans, exhibitors, start)
  const pairs = participations.map(row => JSON.stringify([Object(row).fair_id, Object(row).company_id]))
  expect(new Set(pairs).size).toBe(pairs.length)
  const cancelled = plans.filter(({ state }) => state === 'cancelled').map(({ id }) => id)
  const taken = booths.filter(row => Object(row).participation_id !== null)
  expect(taken.length).toBeGreaterThan(1_000)
  expect(taken.filter(row => cancelled.includes(Object(row).fair_id))).toEqual([])
})

it('has recordings, something that is on and something to come, at any moment', () => {
  fc.assert(
    fc.property(moment, now => {
      const plans = fairPlans(now)
      const broadcasters = plans.flatMap(({ id }) => ['a', 'b'].map(one => ({ id: `${id}${one}`, fair_id: id })))
      const lives = sampleLives(plans, broadcasters)
      const found = lives.map(({ fair_id, starts_minute, minutes, replay_days }) => {
        const plan = plans[fair_id - 1]
        const startsAt = (plan?.timeline.opensAt ?? 0) + starts_minute * 60_000
        const endsAt = startsAt + minutes * 60_000
        expect(endsAt).toBeLessThanOrEqual(plan?.timeline.closesAt ?? 0)
        return livePhaseAt({ startsAt, endsAt, replayUntil: endsAt + replay_days * DAY }, plan?.state ?? 'planned', now)
      })
      expect(found).toEqual(expect.arrayContaining(['replay', 'live', 'upcoming']))
    }),
    { numRuns: 40 },
  )
})

it('lets employers alone hold pitches, and none where nobody stands', () => {
  const plans = fairPlans(start)
  const lives = sampleLives(plans, [{ id: 'one', fair_id: plans.findLast(({ kind }) => kind === '2')?.id ?? 0 }])
  expect(lives.filter(({ topic, participation_id }) => (topic === 'pitch') !== (participation_id !== null))).toEqual([])
  expect(new Set(lives.filter(({ topic }) => topic === 'pitch').map(({ fair_id }) => fair_id)).size).toBe(1)
})
