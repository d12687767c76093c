import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boothFee, freePlace, nextCode, type PlannedBooth, planFaults, repeatedCodes } from './fair-plan.ts'

const hall = { width: 200, depth: 100 }
const booth = (code: string, x: number, y = 0): PlannedBooth => ({ code, kind: 'standard', x, y, w: 30, h: 30 })

it('finds booths that overlap, lie outside or bear no number, and leaves neighbours alone', () => {
  expect(planFaults(hall, [booth('A01', 0), booth('A02', 30), booth('A03', 0, 30)])).toEqual([])
  expect(planFaults(hall, [booth('A01', 0), booth('A02', 29)])).toEqual([
    { code: 'A01', message: '展位 A01 和 A02 重叠' },
  ])
  expect(planFaults(hall, [booth('A01', 171)])).toEqual([{ code: 'A01', message: '展位 A01 超出了展厅' }])
  expect(planFaults(hall, [booth('一号', 0)])[0]?.message).toContain('例如 A07')
  expect(planFaults({ width: 0, depth: 0 }, [booth('A01', 0), booth('A02', 0)])).toEqual([])
})

it('finds every pair that overlaps, as looking at all pairs does', () => {
  const any = fc.record({ x: fc.integer({ min: 0, max: 170 }), y: fc.integer({ min: 0, max: 70 }) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), places => {
      const booths = places.map(({ x, y }, at) => booth(`A${at}`, x, y))
      const isPair = booths.some((one, at) =>
        booths.slice(at + 1).some(other => Math.abs(one.x - other.x) < 30 && Math.abs(one.y - other.y) < 30),
      )
      expect(planFaults(hall, booths).length > 0).toBe(isPair)
    }),
  )
})

it('finds a place for another booth that overlaps none', () => {
  const place = freePlace(hall, [booth('A01', 0), booth('A02', 30)])
  expect(place).toEqual({ x: 60, y: 15 })
  expect(planFaults(hall, [booth('A01', 0), booth('A02', 30), booth('A03', place?.x ?? 0, place?.y)])).toEqual([])
  expect(freePlace({ width: 40, depth: 40 }, [booth('A01', 0)])).toBeNull()
})

it('counts on, and says which numbers come twice', () => {
  expect(nextCode(['A01', 'A09', 'AB12', 'B30'], 'A')).toBe('A10')
  expect(nextCode([], 'C')).toBe('C01')
  expect(repeatedCodes(['A01', 'A02', 'A01', 'A01'])).toEqual(['A01'])
  expect([boothFee('standard', 100), boothFee('large', 100), boothFee('public', 100)]).toEqual([100, 200, 0])
})
