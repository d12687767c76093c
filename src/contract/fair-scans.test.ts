import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairVerdicts } from './fair-judge.ts'
import { type FairScan, fairScanKinds, letIn, mergeScans } from './fair-scans.ts'

const scan: fc.Arbitrary<FairScan> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...fairScanKinds),
    at: fc.nat({ max: 500 }),
    gate: fc.integer({ min: 1, max: 4 }),
    number: fc.integer({ min: 10_000_000, max: 10_000_030 }),
    verdict: fc.constantFrom(...fairVerdicts, 'admitted' as const, 'admitted' as const),
    reason: fc.constantFrom('', '', '残疾人通道'),
  })
  .map(one => (one.kind === 'ticket' ? one : { ...one, number: 0, verdict: 'admitted' as const, reason: '' }))

const day = fc.uniqueArray(scan, { selector: ({ id }) => id, maxLength: 120 })
const shuffled = (scans: readonly FairScan[]) => fc.shuffledSubarray([...scans], { minLength: scans.length })

test('scans of several desks come to the same in any order, and told as often as one likes', () => {
  fc.assert(
    fc.property(
      day.chain(scans => fc.tuple(fc.constant(scans), shuffled(scans), fc.subarray(scans))),
      ([scans, others, again]) => {
        expect(mergeScans([...others, ...again])).toEqual(mergeScans(scans))
      },
    ),
  )
})

test('whoever was shown green is in, once; each further time is a double', () => {
  fc.assert(
    fc.property(day, scans => {
      const { admitted, doubles, gates, walkIns, returned, left, inside } = mergeScans(scans)
      const green = scans.filter(letIn)
      expect(new Set(admitted.keys())).toEqual(new Set(green.map(({ number }) => number)))
      expect(admitted.size + doubles.length).toBe(green.length)
      for (const { number, at } of green) {
        const first = scans.find(({ id }) => id === admitted.get(number))
        expect(first?.at).toBeLessThanOrEqual(at)
      }
      expect(gates.reduce((sum, one) => sum + one.admitted, 0)).toBe(admitted.size)
      expect(returned).toBe(scans.filter(({ id, reason }) => doubles.includes(id) && reason !== '').length)
      expect(inside).toBe(Math.max(0, admitted.size + returned + walkIns - left))
    }),
  )
})

test('whoever went out and was let in again is inside again', () => {
  const ticket = (place: number, change: Partial<FairScan> = {}): FairScan => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    kind: 'ticket',
    at: place,
    gate: 1,
    number: 10_000_000 + (place % 100),
    verdict: 'admitted',
    reason: '',
    ...change,
  })
  const hundred = Array.from({ length: 100 }, (_, place) => ticket(place))
  const out = Array.from({ length: 50 }, (_, place) => ticket(100 + place, { kind: 'leave', number: 0 }))
  const back = Array.from({ length: 50 }, (_, place) =>
    ticket(200 + place, { verdict: 'already-in', reason: '离场后返回' }),
  )
  expect(mergeScans([...hundred, ...out])).toMatchObject({ inside: 50, returned: 0 })
  expect(mergeScans([...hundred, ...out, ...back])).toMatchObject({ inside: 100, returned: 50 })
  // Two desks without a network that let in one ticket: one person, until somebody says otherwise.
  expect(mergeScans([ticket(0), ticket(300)])).toMatchObject({ inside: 1, returned: 0, doubles: [ticket(300).id] })
})
