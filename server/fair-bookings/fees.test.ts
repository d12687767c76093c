import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyForFairs, withdrawParticipation } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { fairPlanInfo, saveFairPlan } from '#contract/fair-office'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { reconcile } from '../payments/reconcile.ts'
import { readSettings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { approve, release } from './office.ts'
import { calls } from './testing.calls.ts'
import { approved, boothId, companyWithJob, creating, heldOrder, participation, press } from './testing.ts'
import { keepFairBookings } from './upkeep.ts'

const DAY = 86_400

describeOnBothEngines('fees of booths', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...fairOfficeCalls])
    await seedFair(service.db, service.clock.now(), { boothFee: 5_000, booths: 2 })
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const keep = () => keepFairBookings(service.db, service.clock.now())
  const reconciled = () =>
    reconcile({
      db: service.db,
      clock: service.clock,
      settings: readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir }),
      outbox: { sms: async () => {}, email: async () => {} },
    })
  const refunds = () =>
    service.db.query(sql`select f.amount, f.state, o.state as "order" from payment_refunds f
      join payment_orders o on o.number = f.order_number order by f.created_at`)
  const states = (id: string) =>
    service.db.query<{ state: string }>(sql`
      select state from fair_charges where participation_id = ${id} order by created_at, id`)

  async function employer() {
    const person = await companyWithJob(service)
    return { person, id: await approved(service, person) }
  }
  const lapse = async (id: string) => {
    await service.db.run(sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${id}`)
    await keep()
  }
  /** The plan is saved without these booths; a new one may take a number over. */
  async function drop(codes: readonly string[], added: readonly string[] = []) {
    const office = await fairOfficer(service)
    const plan = await service.call(fairPlanInfo, { fair: '1' }, office)
    const kept = plan.booths.map(({ state: _, participation: __, company: ___, ...booth }) => booth)
    const booths = [
      ...kept.filter(({ code }) => !codes.includes(code)),
      ...kept.filter(({ code }) => added.includes(code)).map(booth => ({ ...booth, id: '' })),
    ]
    await service.call(saveFairPlan, { fair: '1', version: plan.version, booths }, office)
    return (await service.call(fairPlanInfo, { fair: '1' }, office)).booths.map(({ code }) => code)
  }

  test('a fee that comes for a booth which the plan has dropped meanwhile goes back', async () => {
    const { person, id } = await employer()
    const { url } = await heldOrder(service, person, id)
    await lapse(id)
    expect(await drop(['A01'])).toEqual(['A02'])
    expect((await press(service, url)).status).toBeLessThan(400)
    expect(await refunds()).toMatchObject([{ amount: 5_000, state: 'requested' }])
    await keep()
    expect(await participation(service, id)).toMatchObject({ state: 'waiting', booth_code: 'A02' })
    await reconciled()
    expect(await refunds()).toEqual([{ amount: 5_000, state: 'success', order: 'success' }])
  })

  test('an order for a dropped booth ends in its time, and a refund on its way is sent', async () => {
    const [one, other] = [await employer(), await employer()]
    const paid = await heldOrder(service, one.person, one.id)
    await press(service, paid.url)
    await heldOrder(service, other.person, other.id, 'A02')
    await service.call(withdrawParticipation, { id: one.id, accepted: false }, one.person)
    await lapse(other.id)
    expect(await drop(['A01', 'A02'], ['A01'])).toEqual(['A01'])
    service.clock.advance(3_600)
    await reconciled()
    expect(await refunds()).toMatchObject([{ state: 'success' }])
    expect(await service.db.query(sql`select 1 from payment_orders where state = 'created'`)).toEqual([])
  })

  test('the number of a dropped booth is free again, and only the new one is to be had', async () => {
    const [one, other] = [await employer(), await employer()]
    await heldOrder(service, one.person, one.id)
    const old = await boothId(service, 'A01')
    await lapse(one.id)
    expect(await drop(['A01'], ['A01'])).toEqual(['A01', 'A02'])
    expect(await boothId(service, 'A01')).not.toBe(old)
    const { url } = await heldOrder(service, other.person, other.id)
    await press(service, url)
    expect(await participation(service, other.id)).toMatchObject({ state: 'booked', booth_code: 'A01' })
  })

  test('who gives a booth up too late forfeits the fee, and pays again for the next', async () => {
    const { person, id } = await employer()
    const first = await heldOrder(service, person, id)
    await press(service, first.url)
    // The eve of a fair that still takes employers.
    const opens = secondsAfter(service.clock.now(), DAY / 4)
    await service.db.run(sql`
      update fairs set opens_at = ${opens}, closes_at = ${secondsAfter(opens, DAY / 8)}, apply_until = ${opens}, book_until = ${opens}`)
    await service.call(withdrawParticipation, { id, accepted: true }, person)
    expect(await states(id)).toEqual([{ state: 'forfeited' }])
    const form = { fairs: ['1'], jobs: [person.job], contract: fairContract.version }
    await service.call(applyForFairs, form, creating(person))
    await approve(service.db, { fair: 1, participation: id, user: null, now: service.clock.now() })
    service.clock.advance(1)
    const second = await heldOrder(service, person, id)
    expect((await press(service, second.url)).status).toBeLessThan(400)
    expect(await states(id)).toEqual([{ state: 'forfeited' }, { state: 'paid' }])
    expect(await participation(service, id)).toMatchObject({ state: 'booked', booth_code: 'A01' })
    const office = { fair: 1, participation: id, user: null, now: service.clock.now() }
    await service.db.tx(tx => release(tx, { ...office, reason: '布展调整' }))
    await reconciled()
    expect(await refunds()).toMatchObject([{ amount: 5_000, state: 'success' }])
    expect(await states(id)).toEqual([{ state: 'forfeited' }, { state: 'returned' }])
  })

  test('a hold that cannot be let go keeps no other from it', async () => {
    const [one, other] = [await employer(), await employer()]
    await heldOrder(service, one.person, one.id)
    await heldOrder(service, other.person, other.id, 'A02')
    service.clock.advance(DAY / 24)
    const failed = keepFairBookings(poisoned(service.db, one.id), service.clock.now())
    await expect(failed).rejects.toMatchObject({ errors: [{ row: one.id }] })
    expect([await states(one.id), await states(other.id)]).toEqual([[{ state: 'open' }], [{ state: 'lapsed' }]])
    await keep()
    expect(await states(one.id)).toEqual([{ state: 'lapsed' }])
  })

  test('two hundred that cannot be ended keep nobody behind them waiting', async () => {
    const { id: last } = await employer()
    await service.db.run(sql`
      with made as (
        insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, created_at,
          updated_at)
        select '赣江示例 ' || n, '', 'TEST' || n, '1', '1', '1', '360100', '360102', now(), now()
        from generate_series(1, 200) n returning id)
      insert into fair_participations (id, fair_id, company_id, state, created_at, updated_at)
      select ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid, 1, id, 'applied', now(), now() from made`)
    const [fair] = await service.db.query<{ at: string }>(sql`select book_until as at from fairs`)
    const rows = await service.db.query<{ id: string }>(sql`select id from fair_participations where id <> ${last}`)
    const bad = rows.map(({ id }) => id)
    const { tx } = poisoned(service.db, ...bad)
    const failed = keepFairBookings({ ...service.db, tx }, new Date(fair?.at ?? ''))
    await expect(failed).rejects.toThrow('200 failed')
    expect(await participation(service, last)).toMatchObject({ state: 'released' })
  })

  test('no charge goes along with its booth, its employer or its fair', async () => {
    const { person, id } = await employer()
    await heldOrder(service, person, id)
    for (const table of ['fair_booths', 'fair_participations', 'fairs', 'companies'])
      await expect(service.db.run(sql`delete from ${sql.ident(table)}`)).rejects.toThrow()
    expect(await states(id)).toEqual([{ state: 'open' }])
  })
})
