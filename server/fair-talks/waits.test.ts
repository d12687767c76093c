import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resumeFair, stopFair } from '#contract/fair-office'
import { endTalk, listTalkBoards } from '#contract/fair-talks'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import type { TestService } from '../testing.ts'
import { heardOf } from './presence.ts'
import { join, seedBooth, serviceOnOpenDay, type TestBooth, talking } from './testing.ts'
import { keepTalks } from './upkeep.ts'

describeOnBothEngines('how long one waits at a fair on line', open => {
  let service: TestService
  let booth: TestBooth
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
    booth = await seedBooth(service, 'A01')
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const here = () => heardOf(service.db, { users: [booth.recruiter.id] }, service.clock.now())
  const board = async () => (await service.call(listTalkBoards, { fair: '1' })).list[0]
  const talkFor = async (seconds: number) => {
    const person = await service.seeker()
    const id = await talking(service, booth, person)
    service.clock.advance(seconds)
    await here()
    await service.call(endTalk, { id }, person)
  }
  const told = async () => {
    const rows = await service.db.query<{ data: { recruiters: number } }>(sql`
      select data from events where kind = 'queue.line' order by id`)
    await service.db.run(sql`delete from events`)
    return rows.map(({ data }) => data.recruiters)
  }

  test('goes by the plan until three talks have ended, then by how long those took', async () => {
    const pace = async () =>
      (await service.db.query<{ pace_ms: number | null }>(sql`select pace_ms from fair_boards`))[0]?.pace_ms
    await talkFor(120)
    await talkFor(240)
    expect(await pace()).toBeNull()
    await talkFor(180)
    await join(service, booth, await service.seeker())
    expect(await board()).toMatchObject({ waiting: 1, wait: { from: 180_000, to: 180_000 } })
  })

  test('is unknown while nobody is there, and everybody is told when a recruiter goes and comes', async () => {
    await keepTalks(service.db, service.clock.now())
    await told()
    service.clock.advance(61)
    expect(await board()).toMatchObject({ open: true, staffed: false, wait: null })
    expect(await keepTalks(service.db, service.clock.now())).toBe(true)
    expect(await told()).toEqual([0])
    expect(await keepTalks(service.db, service.clock.now())).toBe(false)
    await here()
    expect(await keepTalks(service.db, service.clock.now())).toBe(true)
    expect(await told()).toEqual([1])
    expect(await board()).toMatchObject({ staffed: true, wait: { from: 0, to: 0 } })
  })

  test('stands still while the fair is stopped, and the stop is no part of a talk', async () => {
    await talkFor(120)
    await talkFor(120)
    const person = await service.seeker()
    const id = await talking(service, booth, person)
    await join(service, booth, await service.seeker())
    const officer = await fairOfficer(service)
    const before = (await board())?.wait
    await service.call(stopFair, { fair: '1', reason: '网络故障' }, officer)
    service.clock.advance(3_600)
    expect((await board())?.wait).toEqual(before)
    await service.call(resumeFair, { fair: '1' }, officer)
    await here()
    service.clock.advance(50)
    await service.call(endTalk, { id }, person)
    const [row] = await service.db.query<{ pace_ms: number }>(sql`select pace_ms from fair_boards`)
    expect(row?.pace_ms).toBe(120_000)
  })
})
