import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { interviewCalendar } from '#contract/interviews'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calendarOf } from './calendar.ts'
import { at, calls, invited, slot, step } from './testing.ts'

/** What a calendar reads: folded lines put together, each property by its name, texts without escapes. */
function parsed(text: string): Record<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) {
    expect(line).not.toContain('\n')
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const entries = whole.slice(whole.indexOf('BEGIN:VEVENT') + 1, whole.indexOf('END:VEVENT')).map(line => {
    const colon = line.indexOf(':')
    const value = line.slice(colon + 1).replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : mark))
    return [line.slice(0, colon), value] as const
  })
  return Object.fromEntries(entries)
}

const entry = {
  id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01',
  state: 'accepted',
  sequence: 2,
  job_title: '会计',
  company_name: '赣江电子',
  candidate: '阿依古丽·䶮',
  place: '红谷滩区丽景路 99 号',
  contact: '欧阳䶮',
  phone: '0791-83840000',
  note: '',
  startsAt: new Date('2025-06-05T02:00:00Z'),
  endsAt: new Date('2025-06-05T03:00:00Z'),
  stampedAt: new Date('2025-06-03T02:00:00Z'),
  side: 'seeker',
} as const

describe('the calendar file of an interview', () => {
  test('names time, place and version as RFC 5545 has them', () => {
    expect(parsed(calendarOf(entry))).toEqual({
      UID: `${entry.id}@interviews.talent-portal`,
      SEQUENCE: '2',
      DTSTAMP: '20250603T020000Z',
      'DTSTART;TZID=Asia/Shanghai': '20250605T100000',
      'DTEND;TZID=Asia/Shanghai': '20250605T110000',
      SUMMARY: '面试：赣江电子 · 会计',
      LOCATION: '红谷滩区丽景路 99 号',
      DESCRIPTION: '联系人：欧阳䶮 0791-83840000',
      STATUS: 'CONFIRMED',
    })
  })

  test('carries any text through folding and escaping', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 }).filter(text => !/\p{Cc}/u.test(text))
    fc.assert(
      fc.property(words, words, (place, note) => {
        const read = parsed(calendarOf({ ...entry, place: `在${place}`, note: `请${note}\n换行` }))
        expect(read.LOCATION).toBe(`在${place}`)
        expect(read.DESCRIPTION).toBe(`联系人：欧阳䶮 0791-83840000\n请${note}\n换行`)
      }),
    )
  })
})

describeOnBothEngines('the calendar file', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  test('waits for an agreed time, keeps its UID and counts its changes', async () => {
    const { seeker, employer, id } = await invited(service)
    const read = async (person = seeker) => {
      const file = await service.call(interviewCalendar, { id }, person)
      const body = typeof file === 'object' && file !== null && 'body' in file ? file.body : undefined
      return body instanceof Uint8Array ? parsed(new TextDecoder().decode(body)) : {}
    }
    await expect(read()).rejects.toMatchObject({ code: codes.wrongState })
    await step(service, seeker, { action: 'accept', id, slot: at('2025-06-05', '10:00') })
    const first = await read()
    expect(first).toMatchObject({ 'DTSTART;TZID=Asia/Shanghai': '20250605T100000', STATUS: 'CONFIRMED' })
    await step(service, employer, { action: 'reschedule', id, slots: [slot('2025-06-09', '09:00')], remark: '' })
    await step(service, seeker, { action: 'accept', id, slot: at('2025-06-09', '09:00') })
    const moved = await read(employer)
    expect(moved.UID).toBe(first.UID)
    expect(Number(moved.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE))
    expect(moved['DTSTART;TZID=Asia/Shanghai']).toBe('20250609T090000')
    await step(service, employer, { action: 'cancel', id, remark: '招聘计划变了' })
    expect((await read()).STATUS).toBe('CANCELLED')
  })
})
