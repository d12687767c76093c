import { beforeEach, expect, test } from 'vitest'
import type { Db } from './db/db.ts'
import { sql } from './db/sql.ts'
import { describeOnBothEngines } from './db/testing.ts'
import { forgetLooks, isFirstLook } from './looks.ts'

const morning = new Date('2025-06-02T08:00:00+08:00')
const late = new Date('2025-06-02T23:59:59+08:00')
const tomorrow = new Date('2025-06-03T00:00:00+08:00')

describeOnBothEngines('looks', open => {
  let db: Db
  beforeEach(async () => {
    db = await open()
  })

  const look = (thing: string, by: { ip?: string; device?: string; user?: string; now?: Date } = {}) => {
    const { ip = '203.0.113.7', device = 'iPhone · Safari', user, now = morning } = by
    return isFirstLook(thing, { db, ip, device, now, user: user ? { id: user, userType: 2, token: '' } : null })
  }

  test('count once a guest, thing and day, however often the page is loaded', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => look('job:1')))
    expect(many.filter(Boolean)).toHaveLength(1)
    expect(await look('job:1', { now: late })).toBe(false)
    expect(await look('job:2')).toBe(true)
    expect(await look('job:1', { ip: '203.0.113.8' })).toBe(true)
    expect(await look('job:1', { device: 'Windows 电脑 · Edge' })).toBe(true)
    expect(await look('job:1', { now: tomorrow })).toBe(true)
  })

  test('count once an account, wherever it is used', async () => {
    const user = '0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a11'
    expect(await look('job:1', { user })).toBe(true)
    expect(await look('job:1', { user, ip: '203.0.113.8', device: 'Mac 电脑 · Safari' })).toBe(false)
    expect(await look('job:1', { user: '0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a12' })).toBe(true)
  })

  test('count once a person who is known only after the page has come, or signs in', async () => {
    const [user, other] = ['0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a11', '0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a12']
    expect(await look('job:1')).toBe(true)
    expect(await look('job:1', { user })).toBe(false)
    expect(await look('job:1', { user, ip: '203.0.113.8' })).toBe(false)
    // Signed out again, in the same browser.
    expect(await look('job:1')).toBe(false)
    // Somebody else behind the same address with the same kind of device.
    expect(await look('job:1', { user: other })).toBe(true)
  })

  test('of an account come before those of its browser, too', async () => {
    const user = '0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a11'
    expect(await look('job:1', { user })).toBe(true)
    expect(await look('job:1')).toBe(false)
    expect(await look('job:1', { ip: '203.0.113.8' })).toBe(true)
  })

  test('of many accounts behind one address at once count each', async () => {
    const users = Array.from({ length: 20 }, (_, at) => `0d9f4c52-8f1e-4b6f-8a43-2f6f0f6c9a${at + 11}`)
    const firsts = await Promise.all([...users, ...users].map(user => look('job:1', { user })))
    expect(firsts.filter(Boolean)).toHaveLength(20)
  })

  test('tell nothing of who looked at what, and are forgotten with their key when the day is over', async () => {
    await look('job:1')
    await look('job:2')
    const rows = await db.query<{ look: Uint8Array }>(sql`select look from looks`)
    expect(new Set(rows.map(row => Buffer.from(row.look).toString('hex'))).size).toBe(2)
    expect(JSON.stringify(rows.map(row => Buffer.from(row.look).toString('latin1')))).not.toMatch(/203\.0|iPhone|job/)
    await forgetLooks(db, late)
    expect(await look('job:1', { now: late })).toBe(false)
    await forgetLooks(db, tomorrow)
    const left = await db.query(sql`select day from look_keys union all select day from looks`)
    expect(left).toEqual([])
  })
})
