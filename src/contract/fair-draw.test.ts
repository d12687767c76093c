import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  checkDraw,
  type DrawInput,
  type DrawRequest,
  type DrawSlot,
  drawMoments,
  drawStageAt,
  drawTalkSlots,
  isDrawDue,
} from './fair-draw.ts'
import { fairDrawRulesOn } from './fair-draw-rules.ts'
import { postponedTimeline } from './fair-postponing.ts'
import { type FairTimeline, fairStates } from './fair-timeline.ts'
import { sha256Hex } from './sha256.ts'

const HOUR = 3_600_000
const rules = fairDrawRulesOn('2026-11-01')

const slots = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 60 }), minutes: fc.constantFrom(10, 15, 20) }), { maxLength: 12 })
  .map(list => list.map((slot, at): DrawSlot => ({ id: String(at + 1), ...slot })))

/** Wishes of up to eight people, each of whom names slots once, in some order. */
const input: fc.Arbitrary<DrawInput> = slots.chain(list => {
  const wishes = fc.shuffledSubarray(list.map(({ id }) => id))
  return fc
    .record({
      seed: fc.stringMatching(/^[0-9a-f]{32}$/),
      perPerson: fc.integer({ min: 1, max: 4 }),
      people: fc.array(wishes, { maxLength: 8 }),
    })
    .map(({ people, ...given }) => ({
      ...given,
      slots: list,
      requests: people.flatMap((ids, person) =>
        ids.map(
          (slot, at): DrawRequest => ({
            number: `n${person}-${at}`,
            person: `p${person}`,
            slot,
            rank: at + 1,
          }),
        ),
      ),
    }))
})

async function drawn(given: DrawInput) {
  const grants = await drawTalkSlots(given)
  const requestOf = new Map(given.requests.map(request => [request.number, request]))
  const slotOf = new Map(given.slots.map(slot => [slot.id, slot]))
  const talks = new Map<string, DrawSlot[]>()
  for (const { number, slot } of grants) {
    const person = requestOf.get(number)?.person ?? ''
    const found = slotOf.get(slot)
    if (found) talks.set(person, [...(talks.get(person) ?? []), found])
  }
  return { grants, requestOf, slotOf, talks }
}

const meet = (one: DrawSlot, other: DrawSlot) =>
  one.from < other.from + other.minutes && other.from < one.from + one.minutes

it('gives no slot twice, and none that was not wished', async () => {
  await fc.assert(
    fc.asyncProperty(input, async given => {
      const { grants, requestOf } = await drawn(given)
      expect(new Set(grants.map(({ slot }) => slot)).size).toBe(grants.length)
      for (const { number, slot } of grants) expect(requestOf.get(number)?.slot).toBe(slot)
    }),
  )
})

it('gives nobody more than the cap, and no two talks at one time', async () => {
  await fc.assert(
    fc.asyncProperty(input, async given => {
      const { talks } = await drawn(given)
      for (const list of talks.values()) {
        expect(list.length).toBeLessThanOrEqual(given.perPerson)
        for (const [at, one] of list.entries())
          for (const other of list.slice(at + 1)) expect(meet(one, other)).toBe(false)
      }
    }),
  )
})

it('leaves nobody out who is under the cap and free at the time of a slot that nobody got', async () => {
  await fc.assert(
    fc.asyncProperty(input, async given => {
      const { grants, slotOf, talks } = await drawn(given)
      const taken = new Set(grants.map(({ slot }) => slot))
      for (const { person, slot } of given.requests) {
        const wished = slotOf.get(slot)
        const own = talks.get(person) ?? []
        if (!wished || taken.has(slot) || own.length >= given.perPerson) continue
        expect(own.some(talk => meet(talk, wished))).toBe(true)
      }
    }),
  )
})

it('gives a later wish only after everybody’s earlier ones', async () => {
  await fc.assert(
    fc.asyncProperty(input, async given => {
      const { grants, requestOf, slotOf, talks } = await drawn(given)
      for (const { slot, number } of grants) {
        const winner = requestOf.get(number)
        for (const { person, rank, slot: wished } of given.requests) {
          if (wished !== slot || !winner || rank >= winner.rank) continue
          const [own, found] = [talks.get(person) ?? [], slotOf.get(wished)]
          expect(own.length >= given.perPerson || own.some(talk => found !== undefined && meet(talk, found))).toBe(true)
        }
      }
    }),
  )
})

it('does not depend on the order in which slots and requests are handed in', async () => {
  const twice = input.chain(given =>
    fc.record({
      given: fc.constant(given),
      slots: fc.shuffledSubarray([...given.slots], { minLength: given.slots.length }),
      requests: fc.shuffledSubarray([...given.requests], { minLength: given.requests.length }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(twice, async ({ given, ...shuffled }) => {
      expect(await drawTalkSlots({ ...given, ...shuffled })).toEqual(await drawTalkSlots(given))
    }),
  )
})

it('is found right by whoever draws again, and wrong with another seed or another result', async () => {
  await fc.assert(
    fc.asyncProperty(input, async given => {
      const [grants, hash] = [await drawTalkSlots(given), await sha256Hex(given.seed)]
      expect(await checkDraw(given, { hash, grants: grants.toReversed() })).toBe('right')
      expect(await checkDraw({ ...given, seed: `${given.seed}0` }, { hash, grants })).toBe('wrong-seed')
      if (grants.length > 0) expect(await checkDraw(given, { hash, grants: grants.slice(1) })).toBe('wrong-result')
    }),
  )
})

it('draws the same lots for ever', async () => {
  const request = (number: string, person: string, slot: string, rank = 1) => ({ number, person, slot, rank })
  const given: DrawInput = {
    seed: '000102030405060708090a0b0c0d0e0f',
    perPerson: 1,
    slots: [
      { id: '1', from: 0, minutes: 15 },
      { id: '2', from: 15, minutes: 15 },
    ],
    requests: [request('a1', 'a', '1'), request('a2', 'a', '2', 2), request('b1', 'b', '1'), request('c1', 'c', '1')],
  }
  expect(await sha256Hex(given.seed)).toBe('d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96')
  expect(await drawTalkSlots(given)).toEqual([
    { number: 'a2', slot: '2' },
    { number: 'b1', slot: '1' },
  ])
})

const opensAt = Date.parse('2026-12-01T09:00:00+08:00')
const timeline: FairTimeline = {
  publishedAt: opensAt - 28 * 24 * HOUR,
  applyFrom: opensAt - 28 * 24 * HOUR,
  applyUntil: opensAt - 5 * 24 * HOUR,
  bookFrom: opensAt - 21 * 24 * HOUR,
  bookUntil: opensAt - 2 * 24 * HOUR,
  registerFrom: opensAt - 14 * 24 * HOUR,
  registerUntil: opensAt + 8 * HOUR,
  opensAt,
  closesAt: opensAt + 9 * HOUR,
}

it('goes through its stages in order, whenever it is looked at', () => {
  const moments = drawMoments(timeline, rules)
  const order = ['ahead', 'requesting', 'due', 'over']
  const moment = fc.integer({ min: timeline.publishedAt, max: timeline.closesAt + HOUR })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const at = (now: number) => order.indexOf(drawStageAt(moments, { state: 'planned', isDrawn: false, now }))
      expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)))
    }),
  )
  expect(moments.drawAt).toBe(opensAt - 24 * HOUR)
  expect(drawStageAt(moments, { state: 'planned', isDrawn: true, now: moments.drawAt })).toBe('leftovers')
})

it('is due only for a fair that goes on', () => {
  const moments = drawMoments(timeline, rules)
  expect(fairStates.filter(state => isDrawDue(moments, state, moments.drawAt))).toEqual(['planned'])
  expect(isDrawDue(moments, 'planned', moments.drawAt - 1)).toBe(false)
  expect(isDrawDue(moments, 'planned', moments.takeUntil)).toBe(false)
})

it('moves with a fair that is put off, and has no requests where registering opens late', () => {
  const later = drawMoments(
    postponedTimeline(timeline, '2026-12-08', {
      since: timeline.registerFrom,
      now: timeline.registerFrom,
      reopens: false,
    }),
    rules,
  )
  expect(later.drawAt).toBe(opensAt + 6 * 24 * HOUR)
  const late = drawMoments({ ...timeline, registerFrom: opensAt - HOUR }, rules)
  expect([late.requestFrom, late.drawAt]).toEqual([opensAt - HOUR, opensAt - HOUR])
})
