import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, wageList } from './wages.ts'

const label = (min: number | null, max: number | null) => bandOf(min, max)?.label ?? null

describe('bandOf', () => {
  it.each([
    [null, null, null],
    [3000, 3000, '3K及以下'],
    [3001, 3001, '3K~5K'],
    [4000, 6000, '5K~8K'],
    [4999, 4999, '3K~5K'],
    [8000, 10000, '8K~10K'],
    [30000, null, '30K及以上'],
    [null, 2800, '3K及以下'],
    [0, 0, '3K及以下'],
    [99999, 200000, '30K及以上'],
  ])('puts %s to %s into %s', (min, max, band) => {
    expect(label(min, max)).toBe(band)
  })

  it('names each band for the range that it is labelled with', () => {
    for (const band of wageList) expect(label(band.minYuan, band.maxYuan)).toBe(band.label)
  })

  it('finds exactly one band for every pay, and never a lower one for more', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), (pay, more) => {
        expect(Number(bandOf(pay, pay)?.value)).toBeLessThanOrEqual(Number(bandOf(pay + more, pay + more)?.value))
      }),
    )
  })
})
