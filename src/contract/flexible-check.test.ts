import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flexibleObstacles, toldChanges, workingTime } from './flexible-check.ts'
import { emptyFlexibleDraft, type FlexibleDraft } from './flexible-form.ts'

const NOW = Date.parse('2025-06-03T09:30:00+08:00')
const draft: FlexibleDraft = {
  ...emptyFlexibleDraft(),
  ...{ title: '快递分拣', category: '4', headcount: 2, payUnit: 'hour', payLow: 20, payHigh: 22, settled: 'day' },
  ...{ startsOn: '2025-06-05', startsAt: '18:00', length: 4, days: 2, hours: '' },
  ...{ city: '360100', district: '360102', address: '江大南路 18 号', duties: '分拣小件，按片区装袋扫描。' },
}
const faults = (change: Partial<FlexibleDraft>) => flexibleObstacles({ ...draft, ...change }, NOW)

describe('what keeps casual work from being posted', () => {
  test('nothing, where all is in order', () => expect(faults({})).toEqual({}))

  test('a beginning in the past, to the half hour, or too far away', () => {
    expect(faults({ startsOn: '2025-06-02' })).toEqual({ startsOn: '开工日期已过，请改为今天或以后' })
    expect(faults({ startsOn: '2025-06-03', startsAt: '09:30' })).toEqual({ startsAt: '开工时间已过，请改为现在以后' })
    expect(faults({ startsOn: '2025-06-03', startsAt: '10:00' })).toEqual({})
    expect(faults({ startsOn: '2025-08-02' })).toEqual({})
    expect(faults({ startsOn: '2025-08-03' })).toEqual({ startsOn: '开工日期最晚为 2025-08-02（60 天内）' })
  })

  test('pay below the lowest hourly wage, by the hour and by the day; work by the piece has none', () => {
    expect(faults({ payLow: 17 }).payLow).toContain('17.4 元')
    expect(faults({ payLow: 18 })).toEqual({})
    expect(faults({ payUnit: 'day', payLow: 69, payHigh: 200 }).payLow).toContain('每天至少 70 元')
    expect(faults({ payUnit: 'day', payLow: 70, payHigh: 200 })).toEqual({})
    expect(faults({ payUnit: 'piece', payLow: 1, payHigh: 2 })).toEqual({})
    expect(faults({ payLow: 23 })).toEqual({ payHigh: '最高报酬不能低于最低报酬' })
  })

  test('wording that no posting may have, wherever it stands', () => {
    for (const name of ['title', 'hours', 'address', 'duties'] as const)
      expect(faults({ [name]: '限男性，能搬重物，长期有效' })[name]).toContain('限男')
  })
})

test('pay that passes is never below the lowest hour, whatever the unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('hour', 'day'),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 24 }),
      (payUnit, payLow, length) => {
        const passes = Object.keys(faults({ payUnit, payLow, payHigh: 500, length })).length === 0
        expect(passes).toBe(payLow / (payUnit === 'day' ? length : 1) >= 17.4)
      },
    ),
  )
})

test('work lasts from the first beginning to the end of the last day', () => {
  expect(workingTime(draft)).toEqual({
    begins: Date.parse('2025-06-05T18:00:00+08:00'),
    ends: Date.parse('2025-06-06T22:00:00+08:00'),
  })
  expect(workingTime({ ...draft, startsAt: '' }).begins).toBeNaN()
})

test('a change of time, pay or place is told, that of other words is not', () => {
  expect(toldChanges(draft, { ...draft, duties: '分拣大件，按片区装袋扫描。', headcount: 9, title: '分拣' })).toEqual(
    [],
  )
  expect(toldChanges(draft, { ...draft, startsAt: '19:00', payHigh: 30, address: '红谷大道' })).toEqual([
    'time',
    'pay',
    'place',
  ])
})
