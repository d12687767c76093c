import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairCalendarFile, fairFeed } from '#contract/job-fairs'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobFairsCalls } from './index.ts'
import { seedFair, seedSeries } from './testing.ts'

/** A file's properties in their order, folded lines put together. */
function linesOf(text: string): string[] {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return text.replaceAll('\r\n ', '').split('\r\n')
}

describeOnBothEngines('the calendar of fairs', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), jobFairsCalls)
  })
  const seed = (given: Parameters<typeof seedFair>[2]) => seedFair(service.db, service.clock.now(), given)
  const textOf = async (file: Promise<unknown>) => {
    const answer = Object(await file)
    return linesOf(new TextDecoder().decode(answer.body))
  }
  const one = (id = '1') => textOf(service.call(fairCalendarFile, { id }))
  const feed = async (input: object = {}) =>
    (await textOf(service.call(fairFeed, input))).filter(line => line.startsWith('UID:')).map(line => line.slice(4))

  test('keeps a name for each fair, raises its sequence with each change and takes back what was cancelled', async () => {
    await seed({ title: '春风行动；A, B' })
    const before = await one()
    expect(before).toEqual(
      expect.arrayContaining([
        'UID:fair-1@fairs.talent-portal',
        'SEQUENCE:0',
        'SUMMARY:春风行动；A\\, B',
        'LOCATION:测试会展中心，测试路 1 号',
        'STATUS:CONFIRMED',
      ]),
    )
    expect(before.join('\n')).toMatch(/DESCRIPTION:.*\/recruitment\/page\/1/)
    await service.db.run(sql`
      update fairs set state = 'cancelled', reason = '暴雨', sequence = sequence + 1, changed_at = ${service.clock.now()}`)
    const after = await one()
    expect(after).toEqual(
      expect.arrayContaining([
        'UID:fair-1@fairs.talent-portal',
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        'SUMMARY:【已取消】春风行动；A\\, B',
      ]),
    )
    expect(after).not.toContain('BEGIN:VALARM')
  })

  test('is the same entry in the file of a fair and in the feed, whichever somebody took first', async () => {
    await seed({})
    const entryIn = (lines: readonly string[]) =>
      lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT') + 1)
    for (const state of ['planned', 'cancelled']) {
      await service.db.run(sql`update fairs set state = ${state}, sequence = sequence + 1`)
      const entry = entryIn(await one())
      expect(entry).toContain('UID:fair-1@fairs.talent-portal')
      expect(entryIn(await textOf(service.call(fairFeed, {})))).toEqual(entry)
    }
  })

  test('takes a day back that is put off, and confirms the same entry for the new one', async () => {
    await seed({ title: '春风行动' })
    const startOf = (lines: readonly string[]) => lines.find(line => line.startsWith('DTSTART;TZID'))
    const former = startOf(await one())
    await service.db.run(sql`update fairs set state = 'postponed', reason = '场馆停电', sequence = sequence + 1`)
    const off = await one()
    expect(off).toEqual(
      expect.arrayContaining([
        'UID:fair-1@fairs.talent-portal',
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        'SUMMARY:【已延期】春风行动',
      ]),
    )
    expect(startOf(off)).toBe(former)
    expect(off.join('\n')).toContain('DESCRIPTION:这是原定的时间，新的日期待定。\\n场馆停电')
    expect(off).not.toContain('BEGIN:VALARM')
    expect(await feed()).toEqual(['fair-1@fairs.talent-portal'])
    await service.db.run(sql`
      update fairs set state = 'planned', reason = '', sequence = sequence + 1, opens_at = opens_at + interval '7 days',
        closes_at = closes_at + interval '7 days'`)
    const anew = await one()
    expect(anew).toEqual(
      expect.arrayContaining([
        'UID:fair-1@fairs.talent-portal',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'SUMMARY:春风行动',
        'BEGIN:VALARM',
      ]),
    )
    expect(startOf(anew)).not.toBe(former)
  })

  test('is subscribed to for all, a kind, a city or a series, with what was cancelled, without what is long over', async () => {
    await seedSeries(service.db)
    await seed({ id: 1 })
    await seed({ id: 2, city: '360700', state: 'cancelled' })
    await seed({ id: 3, kind: '2', opensIn: -10 })
    await seed({ id: 4, opensIn: -90 })
    await seed({ id: 5, opensIn: 40 })
    await service.db.run(sql`update fairs set series_id = 1 where id = 3`)
    const named = (...ids: number[]) => ids.map(id => `fair-${id}@fairs.talent-portal`)
    expect(await feed()).toEqual(named(3, 1, 2))
    expect(await feed({ city: '360700' })).toEqual(named(2))
    expect(await feed({ kind: '2' })).toEqual(named(3))
    expect(await feed({ series: '1' })).toEqual(named(3))
    expect(await textOf(service.call(fairFeed, { kind: '2', city: '360700' }))).toEqual(
      expect.arrayContaining(['NAME:赣州市网络招聘会', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H']),
    )
  })

  test('knows no fair that is not published', async () => {
    await seed({ id: 5, opensIn: 40 })
    await expect(one('5')).rejects.toMatchObject({ code: codes.notFound })
  })
})
