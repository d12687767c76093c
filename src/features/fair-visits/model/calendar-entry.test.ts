import { expect, test } from 'vitest'
import { validTicket } from '#mocks/fixtures/fair-visits'
import { calendarOf } from './calendar-entry.ts'

test('a ticket is an entry of half an hour, with the short code and the place', () => {
  const text = calendarOf(validTicket)
  expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20261128T100000')
  expect(text).toContain('DTEND;TZID=Asia/Shanghai:20261128T103000')
  expect(text).toContain(`入场短码 ${validTicket.shortCode}`)
  expect(text).toContain('SEQUENCE:1')
  expect(text).toContain('STATUS:CONFIRMED')
})

test('another half hour, or a change of the fair, replaces it under the same name', () => {
  const { fair } = validTicket
  const uidOf = (text: string) => /UID:.*/.exec(text)?.[0]
  const moved = calendarOf({ ...validTicket, revision: 2, fair: { ...fair, sequence: 1 } })
  expect(moved).toContain('SEQUENCE:3')
  expect(uidOf(moved)).toBe(uidOf(calendarOf(validTicket)))
})

test('a fair that is put off or cancelled takes its day back in the same place, and reminds of nothing', () => {
  const { fair } = validTicket
  const of = (phase: 'postponed' | 'cancelled') =>
    calendarOf({ ...validTicket, fair: { ...fair, phase, reason: '场馆停电', sequence: 1 } })
  for (const phase of ['postponed', 'cancelled'] as const) {
    expect(of(phase)).toContain('STATUS:CANCELLED')
    expect(of(phase)).toContain('SEQUENCE:2')
    expect(of(phase)).not.toContain('BEGIN:VALARM')
  }
  expect(of('postponed')).toContain('SUMMARY:【已延期】招聘会入场：')
  expect(of('postponed').replaceAll('\r\n ', '')).toContain('这是原定的时间，新的日期待定。\\n场馆停电')
  expect(of('cancelled')).toContain('SUMMARY:【已取消】招聘会入场：')
})
