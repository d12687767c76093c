import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeTalkSlot, wishTalkSlots } from '#contract/fair-draws'
import { sql } from '../db/sql.ts'
import { describeOnPostgres } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairDrawsCalls } from './index.ts'
import { seededExhibitor, slotId, TO_DRAW } from './testing.ts'
import { keepFairDraws } from './upkeep.ts'

const PEOPLE = 100
const SEEDS = 3

describeOnPostgres('many at one talk slot at the same moment', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairDrawsCalls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const seekers = async (count: number) => {
    const people: TestPerson[] = []
    for (let place = 0; place < count; place += 1) people.push(await service.seeker())
    return people
  }

  test('a hundred people at one slot that is left are one winner', async () => {
    const { participation } = await seededExhibitor(service, {}, 1)
    const people = await seekers(PEOPLE)
    const slot = await slotId(service, participation)
    service.clock.advance(TO_DRAW)
    await keepFairDraws(service.db, service.clock.now())
    for (let seed = 0; seed < SEEDS; seed += 1) {
      await service.db.run(sql`delete from fair_talk_grants`)
      const order = people.toSorted((one, other) => one.id.charCodeAt(seed) - other.id.charCodeAt(seed))
      const tries = await Promise.allSettled(order.map(person => service.call(takeTalkSlot, { slot }, person)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await service.db.query(sql`select 1 from fair_talk_grants where ended_at is null`)).toHaveLength(1)
    }
  })

  test('copies that draw at the same moment draw once, and tell everybody once', async () => {
    const { participation } = await seededExhibitor(service, {}, 2)
    const people = await seekers(5)
    const slot = await slotId(service, participation)
    for (const person of people) await service.call(wishTalkSlots, { fair: '1', slots: [slot] }, person)
    service.clock.advance(TO_DRAW)
    await Promise.all([1, 2, 3].map(() => keepFairDraws(service.db, service.clock.now())))
    expect(await service.db.query(sql`select 1 from fair_talk_grants`)).toHaveLength(1)
    expect(await service.db.query(sql`select 1 from messages`)).toHaveLength(people.length)
    expect(await service.db.query(sql`select 1 from audit_log where action = 'fair-draw.draw'`)).toHaveLength(1)
  })
})
