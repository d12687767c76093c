import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskIdNumber, maskPhone } from './mask.ts'
import { formatSalary, type Salary } from './salary.ts'

describe('masks', () => {
  it('hide the middle', () => {
    expect(maskPhone('13800138000')).toBe('138****8000')
    expect(maskPhone('079186386666')).toBe('0791******66')
    expect(maskIdNumber('11010519491231002X')).toBe('110***********002X')
    expect(maskIdNumber('H12345678')).toBe('H*******8')
    expect(maskPhone('')).toBe('')
  })

  it('keep the length and hide at least a third', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789X'), minLength: 5, maxLength: 20 }), number => {
        for (const masked of [maskPhone(number), maskIdNumber(number)]) {
          expect(masked).toHaveLength(number.length)
          expect(masked.split('*').length - 1).toBeGreaterThanOrEqual(Math.floor(number.length / 3))
        }
      }),
    )
  })
})

describe('formatSalary', () => {
  it.each<[Salary, string]>([
    [{ minYuan: 5000, maxYuan: 8000 }, '5K~8K'],
    [{ minYuan: 4500, maxYuan: 6000, monthsPerYear: 13 }, '4.5K~6K·13薪'],
    [{ minYuan: 30000, maxYuan: null }, '30K以上'],
    [{ minYuan: null, maxYuan: 3000 }, '3K以下'],
    [{ minYuan: 6000, maxYuan: 6000 }, '6K'],
    [{ minYuan: 6010, maxYuan: 6040 }, '6K'],
    [{ minYuan: 150, maxYuan: 200, unit: 'day' }, '150~200元/天'],
    [{ minYuan: 18.5, maxYuan: 18.5, unit: 'hour' }, '18.5元/小时'],
    [{ minYuan: 800, maxYuan: 1200 }, '800~1200元/月'],
    [{ minYuan: 1500, maxYuan: null, unit: 'day' }, '1500元/天以上'],
    [{ minYuan: null, maxYuan: null }, '面议'],
  ])('%j is %s', (salary, text) => {
    expect(formatSalary(salary)).toBe(text)
  })
})
