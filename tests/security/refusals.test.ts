import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receivedDetail } from '#contract/applications'
import { removeMember } from '#contract/members'
import { delivered } from '../../server/applications/testing.strangers.ts'
import { allCalls } from '../../server/areas.ts'
import { sql } from '../../server/db/sql.ts'
import { describeOnBothEngines } from '../../server/db/testing.ts'
import { createTestService, type TestService } from '../../server/testing.ts'
import { purgeExpired } from '../../server/upkeep.ts'

const DAY = 86_400

interface Row {
  readonly actor: string | null
  readonly address: string
  readonly call: string
  readonly reason: string
  readonly tries: number
  readonly subjects: readonly string[]
}

describeOnBothEngines('what is refused', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function written(): Promise<Row[]> {
    await service.app.refusals.flush()
    return service.db.query<Row>(sql`
      select actor, address, call, reason, tries, subjects from refusals order by window_start, call, tries desc`)
  }
  const note = (changes: Partial<Parameters<TestService['app']['refusals']['note']>[0]> = {}) =>
    service.app.refusals.note(
      { user: null, ip: '203.0.113.7', call: '/a', reason: 'role', ...changes },
      service.clock.now(),
    )

  test('a thousand times is one row with its count, and no row of the audit log', async () => {
    const { token, id } = await service.seeker()
    for (let at = 0; at < 1_085; at += 1) {
      await expect(service.call(removeMember, { id: randomUUID() }, { token })).rejects.toThrow()
      if (at % 400 === 0) await service.app.refusals.flush()
    }
    expect(await written()).toMatchObject([{ actor: id, reason: 'account-type', tries: 1_085 }])
    expect(await service.db.query(sql`select 1 from audit_log`)).toEqual([])
  })

  test('is written when somebody asks for what is another company’s, with what it was', async () => {
    const { id } = await delivered(service)
    const stranger = await service.employer()
    await service.send(receivedDetail, { id }, { token: stranger.token })
    const refused = (await written()).filter(({ actor }) => actor === stranger.id)
    expect(refused).toMatchObject([{ call: receivedDetail.path, reason: 'object', tries: 1, subjects: [`id:${id}`] }])
  })

  test('says where it came from by a digest whose key lies outside the database', async () => {
    const { token } = await service.seeker()
    const from = (peer: string) => service.sendRaw(removeMember, { id: randomUUID() }, { token, peer })
    for (const peer of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await from(peer)
    const rows = await written()
    expect(rows.map(({ tries }) => tries)).toEqual([2, 1])
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    expect((await stat(join(service.dataDir, 'audit-key'))).mode & 0o077).toBe(0)

    const elsewhere = createTestService(service.db, allCalls)
    elsewhere.app.refusals.note({ user: null, ip: '203.0.113.7', call: '/z', reason: 'role' }, service.clock.now())
    await elsewhere.app.refusals.flush()
    await rm(elsewhere.dataDir, { recursive: true })
    expect(rows.map(({ address }) => address)).not.toContain((await written()).at(-1)?.address)
  })

  test('in ever new ways, or from ever new addresses, fills no table', async () => {
    for (let at = 0; at < 200; at += 1) note({ call: `/${at}` })
    const ofOne = await written()
    expect([ofOne.length, ofOne.find(({ call }) => call === '*')?.tries]).toEqual([51, 150])
    for (let at = 0; at < 20_000; at += 1) note({ ip: `2001:db8:${at}::/64` })
    const all = await written()
    expect(all.length).toBeLessThanOrEqual(5_002)
    expect(all.reduce((sum, { tries }) => sum + tries, 0)).toBe(20_200)
  })

  test('names ten of the things that were asked for', async () => {
    for (let at = 0; at < 15; at += 1) {
      note({ subjects: [`id:${at}`] })
      await service.app.refusals.flush()
    }
    expect((await written())[0]?.subjects).toHaveLength(10)
  })

  test('is counted by the hour, kept for half a year, and then forgotten', async () => {
    note()
    service.clock.advance(3_600)
    note()
    await service.db.run(sql`
      insert into audit_log (at, action, outcome) values (${service.clock.now()}, 'a', 'refused'), (${service.clock.now()}, 'a', 'done')`)
    expect(await written()).toHaveLength(2)
    service.clock.advance(184 * DAY)
    await purgeExpired(service.db, service.clock.now())
    expect(await written()).toHaveLength(2)
    service.clock.advance(7 * DAY)
    await purgeExpired(service.db, service.clock.now())
    expect(await written()).toEqual([])
    expect(await service.db.query(sql`select outcome from audit_log`)).toEqual([{ outcome: 'done' }])
  })

  test('while the database is away is written when it is back', async () => {
    note()
    await service.db.run(sql`alter table refusals rename to away`)
    await service.app.refusals.flush()
    note()
    await service.db.run(sql`alter table away rename to refusals`)
    expect(await written()).toMatchObject([{ tries: 2 }])
    expect(service.log.join('\n')).toContain('refusals.not_written')
  })
})
