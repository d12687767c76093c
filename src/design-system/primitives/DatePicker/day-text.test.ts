import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDay, rangeOf, readDay, wordsOfDay } from './day-text.ts'

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

const wide = (plain: string) => plain.replace(/[0-9/-]/g, mark => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))

describe('what is typed', () => {
  test('every way of writing a day means that day', () => {
    fc.assert(
      fc.property(days, day => {
        const [year, month, date] = day.split('-')
        const ways = [
          day,
          day.replaceAll('-', '/'),
          day.replaceAll('-', '.'),
          day.replaceAll('-', ''),
          `${year}年${month}月${date}日`,
          `${year}年${Number(month)}月${Number(date)}号`,
          `${year}-${Number(month)}-${Number(date)}`,
          wide(day),
          wide(day.replaceAll('-', '')),
          ` ${wordsOfDay(day)} `,
        ]
        for (const way of ways) expect(readDay(way)).toEqual({ day, fault: '' })
      }),
    )
  })

  test('any other text is no day and gets words, none of them of the text itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6000 }), text => {
        const { day, fault } = readDay(text)
        expect(day === '' || isDay(day)).toBe(true)
        expect(fault.length).toBeLessThan(60)
        expect(fault !== '').toBe(day === '' && text.slice(0, 60).normalize('NFKC').replace(/\s/g, '') !== '')
      }),
    )
  })

  test.each([
    ['下周一', '请按 2026-11-21 的样子填写年、月、日'],
    ['<b>2026</b>', '请按 2026-11-21 的样子填写年、月、日'],
    ['2026-11', '请按 2026-11-21 的样子填写年、月、日'],
    ['26-11-21', '年份请写四位数字，如 2026'],
    ['0000-01-01', '年份请在 1900 到 2100 之间'],
    ['99999-01-01', '年份请在 1900 到 2100 之间'],
    ['1899-12-31', '年份请在 1900 到 2100 之间'],
    ['2026-13-01', '没有 13 月，月份请在 1 到 12 之间'],
    ['20260230', '2026 年 2 月没有 30 日，请在 1 到 28 日之间'],
    ['2026-04-00', '2026 年 4 月没有 0 日，请在 1 到 30 日之间'],
  ])('%j: %s', (typed, fault) => {
    expect(readDay(typed)).toEqual({ day: '', fault })
  })

  test('nothing is no fault', () => {
    expect(readDay('　 ')).toEqual({ day: '', fault: '' })
  })
})

describe('what may be chosen', () => {
  const rule = {
    min: '2026-11-10',
    max: '2026-12-31',
    unavailable: (day: string) => (wordsOfDay(day).includes('周日') ? '周日不办理' : day === '2026-11-21'),
  }

  test.each([
    ['2026-11-09', '请选择 2026-11-10 (周二) 或以后的日期'],
    ['2027-01-01', '请选择 2026-12-31 (周四) 或以前的日期'],
    ['2026-11-22', '2026-11-22 (周日) 不能选：周日不办理'],
    ['2026-11-21', '2026-11-21 (周六) 不能选，请换一天'],
  ])('%s: %s', (typed, fault) => {
    expect(readDay(typed, rule)).toEqual({ day: '', fault })
  })

  test('both ends may be', () => {
    expect([readDay('2026-11-10', rule).day, readDay('2026-12-31', rule).day]).toEqual(['2026-11-10', '2026-12-31'])
  })

  test('an end that is no day counts for nothing', () => {
    expect(readDay('2000-01-01', { min: 'soon', max: '2026-02-30' }).day).toBe('2000-01-01')
    expect(rangeOf({ min: 'soon' })).toEqual({ first: '1900-01-01', last: '2100-12-31' })
  })
})
