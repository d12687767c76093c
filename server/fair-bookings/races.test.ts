import { rm } from 'node:fs/promises'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { chooseBooth } from '#contract/fair-bookings'
import { sql } from '../db/sql.ts'
import { describeOnPostgres } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls } from './testing.calls.ts'
import { approved, boothId, companyWithJob, heldOrder, participation, press } from './testing.ts'
import { keepFairBookings } from './upkeep.ts'

const COMPANIES = 100
const SEEDS = 20
const PAYMENTS = 5
/** Turns of the event loop by which whoever comes at the same moment comes later, at most. */
const JITTER = 200

/** Numbers from 0 to below `most`, the same for a seed (a linear congruential generator, Numerical Recipes). */
function numbers(seed: number) {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** Everybody at the same moment, but in an order and with a delay of its own that the seed says. */
function atOnce(seed: number, all: readonly (() => unknown)[]) {
  const next = numbers(seed)
  const order = all
    .map(work => ({ work, place: next(2 ** 31), turns: next(JITTER) }))
    .toSorted((one, other) => one.place - other.place)
  return Promise.allSettled(
    order.map(async ({ work, turns }) => {
      for (let turn = 0; turn < turns; turn += 1) await turnOfTheLoop()
      return work()
    }),
  )
}

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

  test('a hundred companies at one booth are one winner, in whatever order they come', async () => {
    await seedFair(service.db, service.clock.now())
    const all = await employers(COMPANIES)
    const booth = await boothId(service, 'A01')
    const winners = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed += 1) {
      await service.db.run(sql`update fair_booths set participation_id = null, held_until = null`)
      await service.db.run(sql`update fair_participations set state = 'approved'`)
      const tries = await atOnce(
        seed,
        all.map(
          ({ person, id }) =>
            () =>
              service.call(chooseBooth, { id, booth }, person),
        ),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const refused = tries.filter(one => one.status === 'rejected' && Object(one.reason).code === codes.invalid)
      expect(refused).toHaveLength(COMPANIES - 1)
      const booked = await service.db.query<{ id: string }>(sql`
        select p.id from fair_participations p join fair_booths b on b.participation_id = p.id
        where p.state = 'booked' and b.id = ${booth}`)
      expect(booked).toHaveLength(1)
      winners.add(booked[0]?.id ?? '')
    }
    expect(winners.size).toBeGreaterThan(1)
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
    for (let round = 0; round < PAYMENTS; round += 1) {
      service = createTestService(await open(), calls)
      await seedFair(service.db, service.clock.now(), { boothFee: 5_000, booths: 1 })
      const [one, other] = await employers(2)
      if (!one || !other) throw new Error('two employers')
      const { url } = await heldOrder(service, one.person, one.id)
      await service.db.run(
        sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${one.id}`,
      )
      const booth = await boothId(service, 'A01')
      await atOnce(round, [
        () => press(service, url),
        () => keepFairBookings(service.db, service.clock.now()),
        () => service.call(chooseBooth, { id: other.id, booth }, other.person),
      ])
      const row = await participation(service, one.id)
      const [refund] = await service.db.query<{ count: number }>(sql`
        select count(*)::int as count from payment_refunds f join payment_orders o on o.number = f.order_number
        join fair_charges g on g.id = o.registration_id where g.participation_id = ${one.id}`)
      expect([row?.state, refund?.count]).toEqual(row?.booth_code === 'A01' ? ['booked', 0] : ['waiting', 1])
    }
  })
})
