import { expect, it } from 'vitest'
import { checkDraw } from '#contract/fair-draw'
import { DAY } from '../moments.ts'
import { sampleParticipants } from './participants.ts'
import { fairPlans } from './plan.ts'
import { sampleTalks } from './talks.ts'

const start = Date.parse('2026-11-25T10:00:00+08:00')
const exhibitors = Array.from({ length: 120 }, (_, at) => ({
  company_id: at + 1,
  city: '360100',
  trade: '1',
  agency: false,
  job_ids: [1, 2, 3],
}))
const seekers = Array.from({ length: 40 }, (_, at) => `seeker-${at}`)

interface Rows {
  draws: { fair_id: number; seed: string; hash: string; drawn_at: string | null }[]
  slots: { id: number; starts_after: number; minutes: number }[]
  requests: { fair_id: number; number: string; person: string; slot_id: number; rank: number }[]
  grants: { slot_id: number; number: string }[]
}

const talksAt = async (now: number) => {
  const plans = fairPlans(now)
  const { participations } = sampleParticipants(plans, exhibitors, now)
  const rows = await sampleTalks({ plans, participations, always: [], seekers, now })
  return JSON.parse(JSON.stringify(rows)) as Rows
}

it('has a draw to come and one that was, whatever the day', async () => {
  for (let day = 0; day < 15; day += 1) {
    const { draws } = await talksAt(start + day * DAY)
    expect(draws.some(({ drawn_at }) => drawn_at === null)).toBe(true)
    expect(draws.some(({ drawn_at }) => drawn_at !== null)).toBe(true)
  }
})

it('publishes seeds from which the results follow', async () => {
  const { draws, slots, requests, grants } = await talksAt(start)
  for (const { fair_id, seed, hash } of draws.filter(({ drawn_at }) => drawn_at !== null)) {
    const own = requests.filter(request => request.fair_id === fair_id)
    const numbers = new Set(own.map(({ number }) => number))
    const input = {
      seed,
      perPerson: 3,
      slots: slots.map(({ id, starts_after, minutes }) => ({ id: String(id), from: starts_after, minutes })),
      requests: own.map(({ slot_id, ...request }) => ({ ...request, slot: String(slot_id) })),
    }
    const given = grants.filter(({ number }) => numbers.has(number))
    expect(given.length).toBeGreaterThan(0)
    const published = given.map(({ slot_id, number }) => ({ slot: String(slot_id), number }))
    expect(await checkDraw(input, { hash, grants: published })).toBe('right')
  }
})
