import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nanchangExam } from '#mocks/fixtures/exams'
import { calendarFile, datesOf } from './calendar-file.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')
const dates = datesOf(nanchangExam)

/** Lines as a calendar reads them: folded ones put together. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('names each date of an exam at its moment', () => {
  const lines = linesOf(calendarFile(dates, now))
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(6)
  expect(lines).toContain('UID:101-registerUntil@exams.talent-portal')
  expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261124T170000')
  expect(lines).toContain('SUMMARY:报名截止：2026 年下半年南昌市市县属事业单位公开招聘')
})

it('keeps a name when its date moves, and counts versions up', () => {
  const uids = (text: string) => linesOf(text).filter(line => line.startsWith('UID'))
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
  const moved = calendarFile(
    dates.map(date => ({ ...date, at: date.at + 86_400_000 })),
    now + 60_000,
  )
  expect(uids(moved)).toEqual(uids(calendarFile(dates, now)))
  expect(sequence(moved)).toBeGreaterThan(sequence(calendarFile(dates, now)))
})

it('carries any title through folding and escaping', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 }).filter(text => !/\p{Cc}/u.test(text))
  fc.assert(
    fc.property(words, title => {
      const text = calendarFile(datesOf({ ...nanchangExam, title }).slice(0, 1), now)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const summary = linesOf(text).find(line => line.startsWith('SUMMARY:')) ?? ''
      expect(summary.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(`开始报名：${title}`)
    }),
  )
})
