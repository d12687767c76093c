import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { countTry, forgiveTry, type Limit, withNetworks } from './limits.ts'
import type { Refusal } from './refusal.ts'

describeOnBothEngines('a limit', open => {
  let db: Db
  beforeEach(async () => {
    db = await open()
  })

  const start = new Date('2026-03-01T00:00:00Z')
  const limit: Limit = { name: 'letters', subject: 'somebody', max: 3, seconds: 60 }
  const at = (seconds: number) => secondsAfter(start, seconds)
  const tryAt = (seconds: number, limits: readonly Limit[] = [limit]) =>
    countTry(db, limits, at(seconds)).then(
      () => codes.ok,
      (refusal: Refusal) => refusal.code,
    )

  test('slides: no stretch of its length holds more than it allows, wherever it begins', async () => {
    const passed: number[] = []
    for (let second = 0; second < 200; second += 7) if ((await tryAt(second)) === codes.ok) passed.push(second)
    for (const from of passed)
      expect(passed.filter(second => second >= from && second < from + 60).length).toBe(
        Math.min(3, passed.filter(second => second >= from).length),
      )
  })

  test('says when the oldest try is forgotten, and lets one pass then', async () => {
    for (const second of [50, 55, 59]) expect(await tryAt(second)).toBe(codes.ok)
    await expect(countTry(db, [limit], at(61))).rejects.toMatchObject({
      code: codes.tooMany,
      data: { retryAfter: 49 },
    })
    expect([await tryAt(109), await tryAt(110), await tryAt(111)]).toEqual([codes.tooMany, codes.ok, codes.tooMany])
  })

  test('lets no more pass however parallel they come', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryAt(0)))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(3)
  })

  test('takes back one try and leaves the others', async () => {
    await Promise.all([tryAt(0), tryAt(0), tryAt(1)])
    await forgiveTry(db, limit, at(0))
    await forgiveTry(db, limit, at(9))
    expect([await tryAt(2), await tryAt(2)]).toEqual([codes.ok, codes.tooMany])
  })

  test('of an IPv6 address counts for the network around it, which holds ten of them', async () => {
    const from = (ip: string) => withNetworks([{ ...limit, subject: ip }], ip)
    let passed = 0
    for (let customer = 1; customer <= 40; customer += 1) {
      const ip = `2001:db8:1:${(customer << 8).toString(16)}::/56`
      for (let time = 0; time < 3; time += 1) if ((await tryAt(0, from(ip))) === codes.ok) passed += 1
    }
    expect(passed).toBe(30)
    expect(await tryAt(0, from('2001:db8:2:0::/56'))).toBe(codes.ok)
    expect(withNetworks([{ ...limit, subject: '203.0.113.7' }], '203.0.113.7')).toHaveLength(1)
  })
})
