import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fairOfferCommands, matchOffers, offerUntil, stepOffer } from './fair-offer.ts'
import { fairRulesOn } from './fair-rules.ts'

const rules = fairRulesOn('2026-01-01')
const commands = fc.array(fc.tuple(fc.constantFrom(...fairOfferCommands), fc.integer({ min: 0, max: 100 })))

it('never comes back once it has ended', () => {
  fc.assert(
    fc.property(commands, asked => {
      let ended = false
      let state: Parameters<typeof stepOffer>[0]['state'] = 'open'
      for (const [command, now] of asked) {
        const next = stepOffer({ state, until: 50 }, command, now)
        if (ended) expect(next).toBeNull()
        state = next ?? state
        ended = state !== 'open'
      }
    }),
  )
})

it('is taken before its deadline alone, and lapses from then on', () => {
  expect(stepOffer({ state: 'open', until: 50 }, 'take', 49)).toBe('taken')
  expect(stepOffer({ state: 'open', until: 50 }, 'take', 50)).toBeNull()
  expect(stepOffer({ state: 'open', until: 50 }, 'lapse', 49)).toBeNull()
  expect(stepOffer({ state: 'open', until: 50 }, 'lapse', 50)).toBe('lapsed')
})

it('ends within a day and within the booking window', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (now, bookUntil) => {
      const until = offerUntil(rules, bookUntil, now)
      expect(until).toBeLessThanOrEqual(bookUntil)
      expect(until).toBeLessThanOrEqual(now + rules.offerMs)
    }),
  )
})

const kind = fc.constantFrom('standard', 'large')
const booths = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^b\d$/), kind }), { selector: ({ id }) => id })
const waiters = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^w\d$/),
    kind,
    barred: fc.constantFrom('', '营业执照没有核验'),
    declined: fc.array(fc.stringMatching(/^b\d$/)),
  }),
  { selector: ({ id }) => id },
)

it('offers a booth to one and one to each, to the first of those who can take it, and names why others were passed over', () => {
  fc.assert(
    fc.property(booths, waiters, (free, line) => {
      const { offers, passed } = matchOffers(free, line)
      expect(new Set(offers.map(({ booth }) => booth)).size).toBe(offers.length)
      expect(new Set(offers.map(({ to }) => to)).size).toBe(offers.length)
      for (const { booth, to } of offers) {
        const at = line.findIndex(({ id }) => id === to)
        const one = line[at]
        expect(one?.barred).toBe('')
        expect(one?.declined).not.toContain(booth)
        for (const before of line.slice(0, at)) {
          const couldTake = before.kind === one?.kind && before.barred === '' && !before.declined.includes(booth)
          if (couldTake) expect(offers.some(offer => offer.to === before.id)).toBe(true)
        }
      }
      for (const { id, reason } of passed) expect(line.find(one => one.id === id)?.barred).toBe(reason)
    }),
  )
})
