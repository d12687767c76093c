import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applyForFairs, waitForBooth, withdrawParticipation } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import {
  assignFairBooth,
  cancelFair,
  changeFair,
  decideFairApplications,
  fairFormInfo,
  postponeFair,
  releaseFairBooth,
  stopFair,
  swapFairBooths,
} from '#contract/fair-office'
import { addDays, chinaDay } from '../../china-time.ts'
import { secondsAfter } from '../../clock.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { putAttendees } from '../../fair-bookings/attendees.ts'
import { standingOf } from '../../fair-bookings/standing.ts'
import { calls } from '../../fair-bookings/testing.calls.ts'
import {
  approved,
  boothId,
  companyWithJob,
  heldOrder,
  messagesTo,
  participation,
  press,
} from '../../fair-bookings/testing.ts'
import { keepFairBookings } from '../../fair-bookings/upkeep.ts'
import { insertTicketOf, ticketStates } from '../../fair-visits/testing.ts'
import { dropOldVisits } from '../../fair-visits/upkeep.ts'
import { fieldKeyOf } from '../../field-key.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import type { TestEmployer } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer, finishedForm } from '../testing.ts'

const reason = '场馆停电'
const fair = '1'
const DAY = 86_400
const KEY = fieldKeyOf('0'.repeat(64))

describeOnBothEngines('a fair that is not held on its day', open => {
  let service: TestService
  let mine: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...fairOfficeCalls, ...calls])
    await seedFair(service.db, service.clock.now(), { boothFee: 10_000, booths: 4 })
    mine = await fairOfficer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  type State = NonNullable<Parameters<typeof seedExhibitor>[2]['state']>
  async function employer(state: State = 'approved', booth?: string) {
    const person = await companyWithJob(service)
    const given = booth === undefined ? {} : { booth }
    const id = await seedExhibitor(service.db, now(), { company: Number(person.companyId), state, ...given })
    return { person, id }
  }
  type One = Awaited<ReturnType<typeof employer>>
  const now = () => service.clock.now()
  const keep = () => keepFairBookings(service.db, now())
  const stand = async ({ id }: One) => (await participation(service, id))?.state
  const version = async () =>
    (await service.db.query<{ version: number }>(sql`select version from fairs where id = 1`))[0]?.version ?? 0
  const cancel = async () => service.call(cancelFair, { fair, version: await version(), reason }, mine)
  const postpone = async (more: { readonly day?: string; readonly frees?: boolean } = {}) =>
    service.call(postponeFair, { fair, version: await version(), reason, ...more }, mine)
  const refunds = () => service.db.query(sql`select order_number from payment_refunds`)
  /** The fair opened an hour ago. */
  const begins = () =>
    service.db.run(sql`
      update fairs set opens_at = ${secondsAfter(now(), -3_600)}, closes_at = ${secondsAfter(now(), 7_200)},
        book_until = ${secondsAfter(now(), -7_200)}, apply_until = ${secondsAfter(now(), -7_200)} where id = 1`)
  /** Has chosen and paid for a booth. */
  async function paid(code = 'A01'): Promise<One> {
    const person = await companyWithJob(service)
    const one = { person, id: await approved(service, person) }
    const { url } = await heldOrder(service, person, one.id, code)
    await press(service, url)
    return one
  }
  const send = ({ id }: One) =>
    putAttendees(service.db, KEY, {
      participation: id,
      people: [{ name: '熊建业', phone: '13800000001' }],
      now: now(),
    })
  const sent = async () => (await service.db.query(sql`select 1 from fair_attendees`)).length

  test('gives fees back to those who had come and those marked absent, when it is cancelled', async () => {
    const one = await paid()
    await service.db.run(sql`update fair_participations set state = 'present' where id = ${one.id}`)
    const absent = await employer('absent', 'A02')
    await begins()
    await cancel()
    expect([await stand(one), await stand(absent)]).toEqual(['released', 'released'])
    expect(await refunds()).toHaveLength(1)
    expect(await service.db.query(sql`select 1 from fair_booths where participation_id is not null`)).toEqual([])
  })

  test('gives back the fee of a late withdrawal too, once, and holds it against nobody', async () => {
    const one = await paid()
    await service.db.run(sql`
      update fairs set opens_at = ${secondsAfter(now(), 3_600)}, book_until = ${now()}, apply_until = ${now()}
      where id = 1`)
    await service.call(withdrawParticipation, { id: one.id, accepted: true }, one.person)
    expect(await refunds()).toEqual([])
    expect((await standingOf(service.db, one.person.companyId, now())).absences).toHaveLength(1)
    await cancel()
    expect(await refunds()).toHaveLength(1)
    expect(await messagesTo(service, one.person)).toContain('展位费将原路退回')
    expect((await standingOf(service.db, one.person.companyId, now())).absences).toEqual([])
  })

  test('gives back the fee of a late withdrawal where it is put off with all booths kept, too', async () => {
    const [one, other] = [await paid(), await employer('confirmed', 'A04')]
    await service.db.run(sql`
      update fairs set opens_at = ${secondsAfter(now(), 3_600)}, book_until = ${now()}, apply_until = ${now()}
      where id = 1`)
    await service.call(withdrawParticipation, { id: one.id, accepted: true }, one.person)
    expect(await refunds()).toEqual([])
    await postpone()
    expect(await refunds()).toHaveLength(1)
    expect(await messagesTo(service, one.person)).toContain('展位费将原路退回')
    expect((await standingOf(service.db, one.person.companyId, now())).absences).toEqual([])
    await postpone({ day: addDays(chinaDay(now()), 30) })
    expect([(await refunds()).length, await stand(other)]).toEqual([1, 'confirmed'])
  })

  test('is cancelled for nothing by who does not wait for its new day, though its former one has begun', async () => {
    const [one, other] = [await paid(), await paid('A02')]
    await begins()
    await postpone()
    const own = await service.call(withdrawParticipation, { id: one.id, accepted: false }, one.person)
    expect(own).toMatchObject({ state: 'withdrawn', freeCancelUntil: null })
    expect(await refunds()).toHaveLength(1)
    await postpone({ day: addDays(chinaDay(now()), 3) })
    expect(await service.call(withdrawParticipation, { id: other.id, accepted: false }, other.person)).toMatchObject({
      state: 'withdrawn',
    })
    expect(await refunds()).toHaveLength(2)
    expect((await standingOf(service.db, other.person.companyId, now())).absences).toEqual([])
  })

  test('gives and swaps no booth until it has a day', async () => {
    const [one, two, waits] = [
      await employer('confirmed', 'A01'),
      await employer('booked', 'A02'),
      await employer('approved'),
    ]
    const assign = async ({ id }: One, code: string) =>
      (await service.sendRaw(assignFairBooth, { fair, participation: id, booth: await boothId(service, code) }, mine))
        .body
    const swap = async () => (await service.sendRaw(swapFairBooths, { fair, one: one.id, other: two.id }, mine)).body
    const booths = () =>
      Promise.all([one, two, waits].map(async ({ id }) => (await participation(service, id))?.booth_code))
    await postpone()
    const refused = { code: codes.wrongState, msg: '招聘会已延期，定下新的日期后才能安排展位' }
    for (const answer of [await assign(waits, 'A03'), await assign(one, 'A03'), await swap()])
      expect(answer).toMatchObject(refused)
    expect(await booths()).toEqual(['A01', 'A02', null])
    await postpone({ day: addDays(chinaDay(now()), 30) })
    expect(await swap()).toMatchObject({ code: codes.ok })
    expect(await booths()).toEqual(['A02', 'A01', null])
    await cancel()
    expect(await swap()).toMatchObject({ code: codes.wrongState, msg: '招聘会已取消，不能安排展位' })
  })

  test('offers nobody a booth while it is cancelled or put off with booths freed', async () => {
    await service.db.run(sql`delete from fair_booths where code <> 'A01'`)
    const [, one] = [await employer('confirmed', 'A01'), await employer()]
    await service.call(waitForBooth, { id: one.id, kind: 'standard' }, one.person)
    await postpone({ day: addDays(chinaDay(now()), 30), frees: true })
    expect(await messagesTo(service, one.person)).not.toContain('有展位空出，请尽快答复')
    const again = await employer('confirmed', 'A01')
    const waits = await employer()
    await service.call(waitForBooth, { id: waits.id, kind: 'standard' }, waits.person)
    await cancel()
    expect([await stand(again), await stand(waits)]).toEqual(['released', 'released'])
    expect(await messagesTo(service, waits.person)).not.toContain('有展位空出，请尽快答复')
    expect(await service.db.query(sql`select 1 from fair_offers`)).toEqual([])
  })

  test('has been neither come to nor missed, once it is put off', async () => {
    const [present, absent] = [await employer('present', 'A01'), await employer('absent', 'A02')]
    await begins()
    expect((await standingOf(service.db, absent.person.companyId, now())).absences).toHaveLength(1)
    await postpone({ day: addDays(chinaDay(now()), 7) })
    expect([await stand(present), await stand(absent)]).toEqual(['confirmed', 'confirmed'])
    expect((await standingOf(service.db, absent.person.companyId, now())).absences).toEqual([])
    expect((await participation(service, present.id))?.booth_code).toBe('A01')
  })

  test('can still be put off or cancelled where it was stopped until its end', async () => {
    await begins()
    const one = await employer('present', 'A01')
    await service.call(stopFair, { fair, reason }, mine)
    await service.db.run(sql`update fairs set closes_at = ${secondsAfter(now(), 60)} where id = 1`)
    service.clock.advance(120)
    await postpone()
    expect(await stand(one)).toBe('confirmed')
    await cancel()
    expect(await stand(one)).toBe('released')
  })

  test('keeps tickets and attendees until a month after it was held, not after the day that was not', async () => {
    const one = await employer('confirmed', 'A01')
    await send(one)
    await insertTicketOf(service, (await service.seeker()).id)
    await postpone()
    service.clock.advance(50 * DAY)
    await keep()
    expect([await sent(), await dropOldVisits(service.db, now()), await ticketStates(service)]).toEqual([
      1,
      0,
      { valid: 1 },
    ])
    await service.db.run(sql`update fairs set state = 'planned'`)
    await keep()
    expect([await sent(), await dropOldVisits(service.db, now())]).toEqual([0, 1])
  })

  test('forgets attendees of those who are released, refused or called off', async () => {
    const [released, called, applied] = [
      await employer('confirmed', 'A01'),
      await employer('confirmed', 'A02'),
      await employer('applied'),
    ]
    for (const one of [released, called, applied]) await send(one)
    await service.call(releaseFairBooth, { fair, participation: released.id, reason }, mine)
    expect(await sent()).toBe(2)
    await service.call(decideFairApplications, { fair, ids: [applied.id], decision: 'refuse', reason }, mine)
    expect(await sent()).toBe(1)
    await cancel()
    expect(await sent()).toBe(0)
  })

  test('takes no new day from its form, which tells nobody', async () => {
    const one = await employer('confirmed', 'A01')
    await postpone()
    const { answers } = await service.call(fairFormInfo, { fair }, mine)
    const form = { ...finishedForm(now()), ...answers, phone: '0791-88886666' }
    const change = async (more: object) =>
      (await service.sendRaw(changeFair, { fair, version: await version(), answers: { ...form, ...more } }, mine)).body
    const day = addDays(chinaDay(now()), 20)
    expect(await change({ day })).toMatchObject({
      code: codes.invalid,
      data: { fields: { day: '招聘会已延期，新的日期请在“延期”中确定' } },
    })
    expect(await messagesTo(service, one.person)).toEqual(['招聘会延期'])
    service.clock.advance(3_600)
    await service.db.run(sql`update fairs set opens_at = opens_at - interval '20 days', closes_at = closes_at
      - interval '20 days', book_until = book_until - interval '20 days', apply_until = apply_until - interval '20 days',
      book_from = book_from - interval '20 days', apply_from = apply_from - interval '20 days',
      published_at = published_at - interval '20 days', register_from = register_from - interval '20 days',
      register_until = register_until - interval '20 days'`)
    const past = await service.call(fairFormInfo, { fair }, mine)
    expect(await change({ ...past.answers, summary: '新的介绍' })).toMatchObject({ code: codes.ok })
  })

  test.each([
    ['with its new day', true],
    ['before it has one', false],
  ])('can be booked anew where booths were freed %s after its windows', async (_, atOnce) => {
    await begins()
    const one = await employer('present', 'A01')
    const day = addDays(chinaDay(now()), 30)
    await postpone({ frees: true, ...(atOnce && { day }) })
    if (!atOnce) await postpone({ day })
    expect(await stand(one)).toBe('released')
    const application = { fairs: [fair], jobs: [one.person.job], contract: fairContract.version }
    const { results } = await service.call(applyForFairs, application, one.person)
    expect(results).toMatchObject([{ participation: one.id, reason: '' }])
    const [row] = await service.db.query<{ isOpen: boolean }>(sql`
      select book_until > ${now()} as "isOpen" from fairs where id = 1`)
    expect(row?.isOpen).toBe(true)
  })
})
