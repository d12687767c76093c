import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FairDutyFacts, fairDuties, fairDutyRulesOn, leastStaff } from './fair-duties.ts'

const rules = fairDutyRulesOn('2026-12-01')
const opensAt = Date.parse('2026-12-20T09:00:00+08:00')
const fair: FairDutyFacts = {
  kind: '1',
  state: 'planned',
  timeline: { opensAt, closesAt: opensAt + 3 * 3_600_000 },
  expected: 1_000,
  isFiled: false,
  isPermitted: false,
  hasStatistics: false,
  isFrozen: false,
}
const names = (given: Partial<FairDutyFacts>) => fairDuties({ ...fair, ...given }, rules).map(({ name }) => name)

it('asks the police from a thousand people on, twenty days before, and files fifteen days before', () => {
  const [permit, filing] = fairDuties(fair, rules)
  expect(permit).toEqual({ name: 'permit', dueAt: Date.parse('2026-11-30T09:00:00+08:00'), isDone: false })
  expect(filing).toEqual({ name: 'filing', dueAt: Date.parse('2026-12-05T09:00:00+08:00'), isDone: false })
  expect(names({ expected: 999 })).toEqual(['filing', 'statistics', 'archive'])
})

it('asks nothing before a fair on line, and nothing at all of one that does not take place', () => {
  expect(names({ kind: '2' })).toEqual(['statistics', 'archive'])
  expect(names({ state: 'cancelled' })).toEqual([])
  expect(names({ state: 'postponed' })).toEqual([])
})

it('calls for one of the staff for each ten booths begun', () => {
  expect([0, 1, 10, 11, 400].map(booths => leastStaff(booths, rules))).toEqual([0, 1, 1, 2, 40])
  fc.assert(
    fc.property(fc.nat(2_000), booths => {
      expect(leastStaff(booths, rules) * rules.boothsPerStaff).toBeGreaterThanOrEqual(booths)
    }),
  )
})
