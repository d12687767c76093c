import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BoothHold, freeBooth, type HoldEvent, isTaken, orderUntil, stepHold } from './fair-hold.ts'
import { fairRulesOn } from './fair-rules.ts'

const rules = fairRulesOn('2026-01-01')
const bookUntil = 10_000_000

const who = fc.constantFrom('a', 'b', 'c')
const event: fc.Arbitrary<HoldEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('hold', 'promise', 'pay', 'paid', 'release'), by: who }),
  fc.record({ kind: fc.constant('lapse') }),
) as fc.Arbitrary<HoldEvent>
const story = fc.array(fc.tuple(event, fc.integer({ min: 0, max: 1_200_000 })), { maxLength: 30 })

/** Every state of a booth to which these things happen, one after the other, with its moment. */
function walk(happened: readonly (readonly [HoldEvent, number])[]) {
  let [hold, now]: [BoothHold, number] = [freeBooth, 0]
  const been: { before: BoothHold; after: BoothHold; event: HoldEvent; now: number }[] = []
  for (const [one, later] of happened) {
    now += later
    const after = stepHold(hold, one, { rules, bookUntil, now }) ?? hold
    been.push({ before: hold, after, event: one, now })
    hold = after
  }
  return been
}

it('never goes from one who has it to another', () => {
  fc.assert(
    fc.property(story, happened => {
      for (const { before, after, now } of walk(happened))
        if (isTaken(before, now) && after.by !== before.by) expect(after).toEqual(freeBooth)
    }),
  )
})

it('is free for others once a hold is over, swept or not', () => {
  fc.assert(
    fc.property(story, who, (happened, by) => {
      for (const { after, now } of walk(happened)) {
        if (after.until === null) continue
        const later = Math.max(now, after.until)
        if (later < bookUntil)
          expect(stepHold(after, { kind: 'hold', by }, { rules, bookUntil, now: later })?.by).toBe(by)
      }
    }),
  )
})

it('is held no longer than twice the time, and never past the booking window', () => {
  fc.assert(
    fc.property(story, happened => {
      let since = 0
      for (const { before, after, now } of walk(happened)) {
        if (after.by !== before.by || !isTaken(before, now)) since = now
        if (after.until === null || after.by === null) continue
        expect(after.until).toBeLessThanOrEqual(bookUntil)
        expect(after.until - since).toBeLessThanOrEqual(2 * rules.holdMs + 1_200_000 * 30)
      }
    }),
  )
})

it('is prolonged by a payment once', () => {
  const held = stepHold(freeBooth, { kind: 'hold', by: 'a' }, { rules, bookUntil, now: 0 })
  const longer = held && stepHold(held, { kind: 'pay', by: 'a' }, { rules, bookUntil, now: 1 })
  expect(longer?.until).toBe(2 * rules.holdMs)
  expect(longer && stepHold(longer, { kind: 'pay', by: 'a' }, { rules, bookUntil, now: 2 })).toBeNull()
})

it('has an order that ends before it', () => {
  expect(orderUntil(rules, rules.holdMs)).toBe(13 * 60_000)
})
