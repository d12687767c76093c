import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseBooth } from '#contract/fair-bookings'
import { sql } from '../db/sql.ts'
import { describeOnPostgres } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls } from './testing.calls.ts'
import { approved, boothId, companyWithJob, heldOrder, participation, press } from './testing.ts'
import { keepFairBookings } from './upkeep.ts'

const COMPANIES = 100
const SEEDS = 5

describeOnPostgres('many at one booth at the same moment', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function employers(count: number) {
    const all = []
    for (let place = 0; place < count; place += 1) {
      const person = await companyWithJob(service)
      all.push({ person, id: await approved(service, person) })
    }
    return all
  }

  test('a hundred companies at one booth are one winner', async () => {
    await seedFair(service.db, service.clock.now())
    const all = await employers(COMPANIES)
    const booth = await boothId(service, 'A01')
    for (let seed = 0; seed < SEEDS; seed += 1) {
      await service.db.run(sql`update fair_booths set participation_id = null, held_until = null`)
      await service.db.run(sql`update fair_participations set state = 'approved'`)
      const order = all.toSorted((one, other) => one.id.charCodeAt(seed) - other.id.charCodeAt(seed))
      const tries = await Promise.allSettled(
        order.map(({ person, id }) => service.call(chooseBooth, { id, booth }, person)),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const booked = await service.db.query(sql`select 1 from fair_participations where state = 'booked'`)
      expect(booked).toHaveLength(1)
    }
  })

  test('two copies that promote one place make one offer', async () => {
    await seedFair(service.db, service.clock.now(), { booths: 1 })
    const waiting = await employers(4)
    await service.db.run(sql`
      update fair_participations set state = 'waiting', waits_for = 'standard', waiting_since = ${service.clock.now()}`)
    await Promise.all([1, 2, 3].map(() => keepFairBookings(service.db, service.clock.now())))
    expect(await service.db.query(sql`select 1 from fair_offers`)).toHaveLength(1)
    expect(await service.db.query(sql`select 1 from messages`)).toHaveLength(1)
    expect(waiting).toHaveLength(4)
  })

  test('a hold that lapses while it is paid is a booth or money back, never neither or both', async () => {
    for (let round = 0; round < SEEDS; round += 1) {
      service = createTestService(await open(), calls)
      await seedFair(service.db, service.clock.now(), { boothFee: 5_000, booths: 1 })
      const [one, other] = await employers(2)
      if (!one || !other) throw new Error('two employers')
      const { url } = await heldOrder(service, one.person, one.id)
      await service.db.run(
        sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${one.id}`,
      )
      const booth = await boothId(service, 'A01')
      await Promise.allSettled([
        press(service, url),
        keepFairBookings(service.db, service.clock.now()),
        service.call(chooseBooth, { id: other.id, booth }, other.person),
      ])
      const row = await participation(service, one.id)
      const [refund] = await service.db.query<{ count: number }>(sql`
        select count(*)::int as count from payment_refunds f join payment_orders o on o.number = f.order_number
        join fair_charges g on g.id = o.registration_id where g.participation_id = ${one.id}`)
      expect([row?.state, refund?.count]).toEqual(row?.booth_code === 'A01' ? ['booked', 0] : ['waiting', 1])
    }
  })
})
