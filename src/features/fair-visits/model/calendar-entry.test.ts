import { expect, test } from 'vitest'
import { validTicket } from '#mocks/fixtures/fair-visits'
import { calendarOf } from './calendar-entry.ts'

test('a ticket is an entry of half an hour, with the short code and the place', () => {
  const text = calendarOf(validTicket)
  expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20261128T100000')
  expect(text).toContain('DTEND;TZID=Asia/Shanghai:20261128T103000')
  expect(text).toContain(`入场短码 ${validTicket.shortCode}`)
  expect(text).toContain('SEQUENCE:1')
})

test('another half hour, or a change of the fair, replaces it under the same name', () => {
  const { fair } = validTicket
  const uidOf = (text: string) => /UID:.*/.exec(text)?.[0]
  const moved = calendarOf({ ...validTicket, revision: 2, fair: { ...fair, sequence: 1 } })
  expect(moved).toContain('SEQUENCE:3')
  expect(uidOf(moved)).toBe(uidOf(calendarOf(validTicket)))
})
