import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  answerOffer,
  boothPayment,
  chooseBooth,
  payForBooth,
  waitForBooth,
  withdrawParticipation,
} from '#contract/fair-bookings'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { freeBoothsOf } from './index.ts'
import { own } from './own.ts'
import { calls } from './testing.calls.ts'
import { approved, boothId, companyWithJob, creating, heldOrder, messagesTo, participation, press } from './testing.ts'
import { keepFairBookings } from './upkeep.ts'

const MINUTE = 60

describeOnBothEngines('booths that are waited and paid for', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const fair = (boothFee = 0, booths = 1) => seedFair(service.db, service.clock.now(), { boothFee, booths })
  async function employer(state: 'approved' | 'confirmed' = 'approved', booth?: string) {
    const person = await companyWithJob(service)
    return { person, id: await approved(service, person, state, booth) }
  }
  type One = { readonly person: TestEmployer; readonly id: string }
  const wait = ({ person, id }: One) => service.call(waitForBooth, { id, kind: 'standard' }, person)
  const leave = ({ person, id }: One) => service.call(withdrawParticipation, { id, accepted: false }, person)
  const answer = async ({ person, id }: One, accept: boolean) => {
    const { offers } = await own(
      { db: service.db, now: service.clock.now(), user: { ...person, userType: 1, role: 'owner' } },
      id,
    )
    const offer = offers.find(({ state }) => state === 'open')?.id ?? ''
    return service.call(answerOffer, { id, offer, accept }, person)
  }
  const keep = () => keepFairBookings(service.db, service.clock.now())
  const refunds = () => service.db.query(sql`select reason from payment_refunds`)

  test('nobody waits while a booth is free', async () => {
    await fair()
    await expect(wait(await employer())).rejects.toMatchObject({ code: codes.invalid })
  })

  test('an offer is not taken once the licence check has lapsed, and can be let go', async () => {
    await fair()
    const [holder, first] = [await employer('confirmed', 'A01'), await employer()]
    await wait(first)
    await leave(holder)
    await service.db.run(sql`update companies set verified_at = '2020-01-01' where id = ${first.person.companyId}`)
    await expect(answer(first, true)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '现在不能选展位：单位的营业执照核验已于 2020-07-01 到期，请重新提交核验',
    })
    expect(await answer(first, false)).toMatchObject({ state: 'waiting', offer: null })
  })

  test('a booth that becomes free is offered to the first, then to the next; nobody takes it past them', async () => {
    await fair()
    const [holder, first, second, third] = [
      await employer('confirmed', 'A01'),
      await employer(),
      await employer(),
      await employer(),
    ]
    expect((await wait(first)).waiting).toMatchObject({ place: 1 })
    service.clock.advance(1)
    expect((await wait(second)).waiting).toMatchObject({ place: 2 })
    await leave(holder)
    expect(await messagesTo(service, first.person)).toContain('有展位空出，请尽快答复')
    const choice = { id: third.id, booth: await boothId(service, 'A01') }
    await expect(service.call(chooseBooth, choice, third.person)).rejects.toMatchObject({ code: codes.invalid })
    service.clock.advance(1)
    expect((await answer(first, false)).waiting).toMatchObject({ place: 2 })
    expect(await answer(second, true)).toMatchObject({ state: 'booked', booth: { code: 'A01' } })
  })

  test('an offer lapses after a day, and goes on', async () => {
    await fair()
    const [holder, first, second] = [await employer('confirmed', 'A01'), await employer(), await employer()]
    await wait(first)
    service.clock.advance(1)
    await wait(second)
    await leave(holder)
    service.clock.advance(24 * 60 * MINUTE)
    await service.db.run(
      sql`update sessions set seen_at = ${service.clock.now()}, expires_at = ${secondsAfter(service.clock.now(), MINUTE)}`,
    )
    await expect(answer(first, true)).rejects.toMatchObject({ code: codes.wrongState })
    await keep()
    expect(await messagesTo(service, first.person)).toContain('候补展位逾期未答复')
    expect(await participation(service, second.id)).toMatchObject({ booth_code: 'A01', state: 'waiting' })
  })

  test('an offer never comes back after cancelling', async () => {
    await fair()
    const [holder, first] = [await employer('confirmed', 'A01'), await employer()]
    await wait(first)
    await leave(holder)
    await leave(first)
    await keep()
    expect(await participation(service, first.id)).toMatchObject({ state: 'withdrawn', booth_code: null })
    expect(await service.db.query(sql`select 1 from fair_offers where state = 'open'`)).toEqual([])
  })

  test('who is passed over learns why, once', async () => {
    await fair()
    const [holder, first, second] = [await employer('confirmed', 'A01'), await employer(), await employer()]
    await wait(first)
    service.clock.advance(1)
    await wait(second)
    await service.db.run(
      sql`update jobs set status = 'invalid' where id = ${'job' in first.person ? first.person.job : ''}`,
    )
    await leave(holder)
    await keep()
    const told = await messagesTo(service, first.person)
    expect(told.filter(title => title === '空出的展位已顺延')).toHaveLength(1)
    expect(await participation(service, second.id)).toMatchObject({ booth_code: 'A01' })
  })

  test('all of it ends with the booking window', async () => {
    await fair()
    const [holder, first] = [await employer('confirmed', 'A01'), await employer()]
    const late = await employer()
    await wait(first)
    service.clock.advance(8 * 24 * 60 * MINUTE)
    await keep()
    expect(await participation(service, holder.id)).toMatchObject({ state: 'confirmed' })
    expect(await participation(service, first.id)).toMatchObject({ state: 'released' })
    expect(await participation(service, late.id)).toMatchObject({ state: 'released' })
  })

  test('a booth with a fee is held, paid and booked; a notice told again changes nothing', async () => {
    await fair(5_000)
    const one = await employer()
    const { order, url, until } = await heldOrder(service, one.person, one.id)
    expect(until).toBe(service.clock.now().getTime() + 13 * MINUTE * 1_000)
    expect(await service.call(payForBooth, { id: one.id, agreed: true }, creating(one.person))).toMatchObject({ order })
    await press(service, url)
    await press(service, url)
    expect(await participation(service, one.id)).toMatchObject({ state: 'booked', held_until: null })
    expect(await service.call(boothPayment, { order }, one.person)).toMatchObject({ state: 'success', returned: false })
    expect(await service.db.query(sql`select 1 from payment_receipts`)).toHaveLength(1)
    expect(await refunds()).toEqual([])
  })

  test('a payment under way extends the hold, once', async () => {
    await fair(5_000)
    const one = await employer()
    const { order, url } = await heldOrder(service, one.person, one.id)
    await service.app.http.request(url)
    await service.call(boothPayment, { order }, one.person)
    const held = Date.parse((await participation(service, one.id))?.held_until ?? '')
    expect(held).toBe(service.clock.now().getTime() + 30 * MINUTE * 1_000)
    await service.call(boothPayment, { order }, one.person)
    expect(Date.parse((await participation(service, one.id))?.held_until ?? '')).toBe(held)
  })

  /** Money comes for a hold that is over: the provider tells of it late. */
  async function latePayment(one: One, url: string) {
    await press(service, url)
    return participation(service, one.id)
  }

  test('paid too late is the same booth where it is free', async () => {
    await fair(5_000)
    const one = await employer()
    const { url } = await heldOrder(service, one.person, one.id)
    // The last moment of the order; the hold is swept before the notice comes.
    await service.db.run(
      sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${one.id}`,
    )
    await keep()
    expect(await participation(service, one.id)).toMatchObject({ state: 'approved', booth_code: null })
    expect(await latePayment(one, url)).toMatchObject({ state: 'booked', booth_code: 'A01' })
    expect(await refunds()).toEqual([])
  })

  test('paid too late for a booth that has gone is money back and the head of the waiting list', async () => {
    await fair(5_000)
    const [one, other, third] = [await employer(), await employer(), await employer()]
    const { url } = await heldOrder(service, one.person, one.id)
    await service.db.run(
      sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${one.id}`,
    )
    const taken = await heldOrder(service, other.person, other.id)
    await wait(third)
    service.clock.advance(1)
    expect(await latePayment(one, url)).toMatchObject({ state: 'waiting', booth_code: null })
    expect(await refunds()).toHaveLength(1)
    await press(service, taken.url)
    await leave(other)
    expect(await refunds()).toHaveLength(2)
    expect(await participation(service, one.id)).toMatchObject({ booth_code: 'A01' })
    const paid = await answer(one, true)
    expect(paid).toMatchObject({ state: 'waiting', next: { step: 'pay' }, fee: { paid: false } })
  })

  test('whoever paid too late for a booth that it was offered and took is first to be offered it again', async () => {
    await fair(5_000)
    const [holder, one, third] = [await employer('confirmed', 'A01'), await employer(), await employer()]
    await wait(one)
    service.clock.advance(1)
    await wait(third)
    await leave(holder)
    await answer(one, true)
    const { url } = await service.call(payForBooth, { id: one.id, agreed: true }, creating(one.person))
    service.clock.advance(1)
    await service.db.run(
      sql`update fair_booths set held_until = ${service.clock.now()} where participation_id = ${one.id}`,
    )
    await keep()
    expect(await participation(service, third.id)).toMatchObject({ booth_code: 'A01' })
    service.clock.advance(1)
    expect(await latePayment(one, url)).toMatchObject({ state: 'waiting', booth_code: null })
    await answer(third, false)
    expect(await participation(service, one.id)).toMatchObject({ booth_code: 'A01' })
    expect(await messagesTo(service, third.person)).not.toContain('空出的展位已顺延')
  })

  test('money that comes after cancelling goes back, and books nothing', async () => {
    await fair(5_000)
    const one = await employer()
    const { url } = await heldOrder(service, one.person, one.id)
    await press(service, url)
    await leave(one)
    expect(await refunds()).toHaveLength(1)
    const two = await employer()
    const second = await heldOrder(service, two.person, two.id)
    await leave(two)
    await press(service, second.url)
    expect(await participation(service, two.id)).toMatchObject({ state: 'withdrawn', booth_code: null })
  })

  test('a hold that nobody swept blocks nobody', async () => {
    await fair(5_000)
    const [one, other] = [await employer(), await employer()]
    await heldOrder(service, one.person, one.id)
    service.clock.advance(15 * MINUTE)
    await heldOrder(service, other.person, other.id)
    await keep()
    expect(await participation(service, other.id)).toMatchObject({ booth_code: 'A01' })
    expect(await messagesTo(service, one.person)).toEqual(['展位保留时间已过'])
  })

  test('a fair that does not take place gives every fee back', async () => {
    await fair(5_000)
    const one = await employer()
    const { url } = await heldOrder(service, one.person, one.id)
    await press(service, url)
    await service.db.tx(tx => freeBoothsOf(tx, { fair: 1, reason: '场馆停电', user: null, now: service.clock.now() }))
    expect(await participation(service, one.id)).toMatchObject({ state: 'released', booth_code: null })
    expect(await refunds()).toHaveLength(1)
  })
})
