import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenTicket } from '#mocks/fixtures/exam-tickets'
import { calendarOf } from './calendar-file.ts'

const unfolded = (text: string) => {
  for (const line of text.split('\r\n')) {
    expect(line).not.toContain('\n')
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  return text.replaceAll('\r\n ', '').split('\r\n')
}

test('each paper is an entry in China’s time, with place, room and the moment after which nobody is let in', () => {
  const lines = unfolded(calendarOf(writtenTicket))
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261213T083000')
  expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261213T120000')
  expect(lines).toContain('SUMMARY:考试：职业能力倾向测验')
  expect(lines.find(line => line.startsWith('DESCRIPTION:2026'))).toContain('考场 005，座位 12\\n09:00 后不能入场')
  expect(lines).toContain('DTSTAMP:20261118T000000Z')
})

test('carries any words through folding and escaping', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 }).filter(text => !/\p{Cc}/u.test(text))
  fc.assert(
    fc.property(words, name => {
      const lines = unfolded(calendarOf({ ...writtenTicket, site: { ...writtenTicket.site, name } }))
      const place = lines.find(line => line.startsWith('LOCATION:'))?.slice('LOCATION:'.length) ?? ''
      expect(place.replace(/\\([\\;,])/g, '$1')).toBe(`${name}，${writtenTicket.site.address}`)
    }),
  )
})
