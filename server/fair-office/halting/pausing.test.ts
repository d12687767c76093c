import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  answerOffer,
  applyForFairs,
  confirmParticipation,
  participationInfo,
  payForBooth,
  waitForBooth,
  withdrawParticipation,
} from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import {
  decideFairApplications,
  postponeFair,
  releaseFairBooth,
  resumeFair,
  stopFair,
  swapFairBooths,
} from '#contract/fair-office'
import { addDays, chinaDay } from '../../china-time.ts'
import { secondsAfter } from '../../clock.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { calls } from '../../fair-bookings/testing.calls.ts'
import {
  approved,
  companyWithJob,
  creating,
  heldOrder,
  messagesTo,
  participation,
  press,
} from '../../fair-bookings/testing.ts'
import { keepFairBookings } from '../../fair-bookings/upkeep.ts'
import { seedFair } from '../../job-fairs/testing.ts'
import type { TestEmployer } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'
import { markAbsent } from '../upkeep.ts'

const reason = '北馆消防报警'
const fair = '1'
const MINUTE = 60
const DAY = 86_400

describeOnBothEngines('what is left of everybody’s time at a fair that is paused', open => {
  let service: TestService
  let mine: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...fairOfficeCalls, ...calls])
    await seedFair(service.db, service.clock.now(), { boothFee: 10_000, booths: 2 })
    mine = await fairOfficer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  type State = NonNullable<Parameters<typeof approved>[2]>
  async function employer(state: State = 'approved', booth?: string) {
    const person = await companyWithJob(service)
    return { person, id: await approved(service, person, state, booth) }
  }
  type One = { readonly person: TestEmployer; readonly id: string }
  const now = () => service.clock.now()
  const after = (seconds: number) => secondsAfter(now(), seconds)
  const keep = () => keepFairBookings(service.db, now())
  const stop = () => service.call(stopFair, { fair, reason }, mine)
  const resume = () => service.call(resumeFair, { fair }, mine)
  const stand = ({ id }: One) => participation(service, id)
  const refused = async (...[endpoint, input, person]: Parameters<typeof service.sendRaw>) =>
    (await service.sendRaw(endpoint, input, person)).body
  const postpone = async (more: { readonly day?: string; readonly frees?: boolean } = {}) => {
    const [row] = await service.db.query<{ version: number }>(sql`select version from fairs`)
    return service.call(postponeFair, { fair, version: row?.version ?? 0, reason, ...more }, mine)
  }
  /** Lets much time pass; nobody is signed out by it. */
  async function pass(seconds: number) {
    service.clock.advance(seconds)
    await service.db.run(sql`update sessions set seen_at = ${now()}, expires_at = ${after(DAY)}`)
  }
  const windows = async () => {
    const [row] = await service.db.query<{ apply_until: string; book_until: string; opens_at: string }>(sql`
      select apply_until, book_until, opens_at from fairs`)
    const [apply, book, opens] = [row?.apply_until, row?.book_until, row?.opens_at].map(one => Date.parse(one ?? ''))
    return { apply, book, opens }
  }
  /** One who waits, and to whom the only booth is offered for five more minutes. */
  async function offered(): Promise<One> {
    await service.db.run(sql`delete from fair_booths where code <> 'A01'`)
    const [holder, one] = [await employer('confirmed', 'A01'), await employer()]
    await service.call(waitForBooth, { id: one.id, kind: 'standard' }, one.person)
    await service.call(withdrawParticipation, { id: holder.id, accepted: false }, holder.person)
    await service.db.run(sql`update fair_offers set until = ${after(5 * MINUTE)}`)
    await service.db.run(sql`update fair_booths set held_until = ${after(5 * MINUTE)}`)
    return one
  }

  test('a hold outlasts a stop that is longer than it, and can be paid then', async () => {
    const one = await employer()
    await heldOrder(service, one.person, one.id)
    service.clock.advance(10 * MINUTE)
    await stop()
    service.clock.advance(6 * MINUTE)
    await keep()
    expect(await stand(one)).toMatchObject({ booth_code: 'A01' })
    await resume()
    expect(Date.parse((await stand(one))?.held_until ?? '')).toBe(after(5 * MINUTE).getTime())
    const { url } = await service.call(payForBooth, { id: one.id, agreed: true }, creating(one.person))
    await press(service, url)
    expect(await stand(one)).toMatchObject({ state: 'booked', booth_code: 'A01', held_until: null })
  })

  test('whoever holds a booth still reads so during a stop that is longer than the hold', async () => {
    const holder = await employer()
    await heldOrder(service, holder.person, holder.id)
    const shown = ({ id, person }: One) => service.call(participationInfo, { id }, person)
    const { booth } = await shown(holder)
    service.clock.advance(10 * MINUTE)
    await stop()
    const stoppedAt = now().getTime()
    service.clock.advance(6 * MINUTE)
    expect(await shown(holder)).toMatchObject({ booth, next: { step: 'pay' }, fair: { state: 'stopped', stoppedAt } })
    await resume()
    const after = await shown(holder)
    expect([(after.booth?.until ?? 0) - (booth?.until ?? 0), after.fair.stoppedAt]).toEqual([6 * MINUTE * 1_000, 0])
  })

  test('an offer is still read during a stop that is longer', async () => {
    const one = await offered()
    await stop()
    service.clock.advance(6 * MINUTE)
    expect((await service.call(participationInfo, { id: one.id }, one.person)).offer).not.toBeNull()
  })

  test('a hold that was over before a stop stays over', async () => {
    const one = await employer()
    await heldOrder(service, one.person, one.id)
    service.clock.advance(16 * MINUTE)
    await stop()
    service.clock.advance(MINUTE)
    await resume()
    await keep()
    expect(await stand(one)).toMatchObject({ booth_code: null })
  })

  test('an offer outlasts a stop; it is answered neither way meanwhile', async () => {
    const one = await offered()
    const [offer] = await service.db.query<{ id: string }>(sql`select id from fair_offers where state = 'open'`)
    await stop()
    service.clock.advance(6 * MINUTE)
    await keep()
    const answer = (accept: boolean) => ({ id: one.id, offer: offer?.id ?? '', accept })
    for (const accept of [true, false])
      expect(await refused(answerOffer, answer(accept), one.person)).toMatchObject({
        code: codes.wrongState,
        msg: '招聘会已暂停，恢复后可以继续',
      })
    await resume()
    await keep()
    expect(await service.call(answerOffer, answer(true), one.person)).toMatchObject({ booth: { code: 'A01' } })
    expect(await messagesTo(service, one.person)).not.toContain('候补展位逾期未答复')
  })

  test('nobody on the waiting list is offered anything during a stop, and somebody is after it', async () => {
    await service.db.run(sql`delete from fair_booths where code <> 'A01'`)
    const [holder, one] = [await employer('confirmed', 'A01'), await employer()]
    await service.call(waitForBooth, { id: one.id, kind: 'standard' }, one.person)
    await stop()
    await service.call(withdrawParticipation, { id: holder.id, accepted: false }, holder.person)
    await keep()
    expect((await messagesTo(service, one.person)).sort()).toEqual(['已进入候补', '招聘会紧急暂停'])
    await resume()
    await keep()
    expect(await messagesTo(service, one.person)).toContain('有展位空出，请尽快答复')
  })

  test('a window that would have closed during a stop closes as much later', async () => {
    await service.db.run(sql`
      update fairs set apply_until = ${after(4 * MINUTE)}, book_until = ${after(5 * MINUTE)}`)
    const [one, booked] = [await employer(), await employer('booked', 'A02')]
    await stop()
    service.clock.advance(6 * MINUTE)
    await keep()
    const attendees = [{ name: '熊建业', phone: '13800000001' }]
    expect(await refused(confirmParticipation, { id: booked.id, attendees }, booked.person)).toMatchObject({
      msg: '招聘会已暂停，恢复后可以继续',
    })
    await resume()
    await keep()
    expect([(await stand(one))?.state, (await stand(booked))?.state]).toEqual(['approved', 'booked'])
    expect(await windows()).toMatchObject({
      apply: after(4 * MINUTE).getTime(),
      book: after(5 * MINUTE).getTime(),
    })
    service.clock.advance(5 * MINUTE)
    await keep()
    expect([(await stand(one))?.state, (await stand(booked))?.state]).toEqual(['released', 'released'])
  })

  test('a stop that ends by postponing gives its time back too', async () => {
    const one = await employer()
    await heldOrder(service, one.person, one.id)
    service.clock.advance(10 * MINUTE)
    await stop()
    service.clock.advance(20 * MINUTE)
    await postpone({ day: addDays(chinaDay(now()), 30) })
    await keep()
    expect(Date.parse((await stand(one))?.held_until ?? '')).toBe(after(5 * MINUTE).getTime())
  })

  test('a fair without a day keeps booths, holds and windows until it has one, and then what was left of them', async () => {
    const [held, booked] = [await employer(), await employer('booked', 'A02')]
    await heldOrder(service, held.person, held.id)
    service.clock.advance(10 * MINUTE)
    await stop()
    service.clock.advance(10 * MINUTE)
    await postpone()
    const before = await windows()
    await pass(41 * DAY)
    await keep()
    expect(await stand(booked)).toMatchObject({ state: 'booked', booth_code: 'A02' })
    expect(await stand(held)).toMatchObject({ state: 'approved', booth_code: 'A01' })
    await postpone({ day: addDays(chinaDay(now()), 3) })
    await keep()
    expect(await stand(booked)).toMatchObject({ state: 'booked', booth_code: 'A02' })
    expect(Date.parse((await stand(held))?.held_until ?? '')).toBe(after(5 * MINUTE).getTime())
    const { book, opens } = await windows()
    expect(book).toBe(opens)
    expect(opens).toBeGreaterThan(before.opens ?? 0)
  })

  test('nobody is absent because of a stop, and who does not come after it is', async () => {
    await service.db.run(sql`
      update fairs set opens_at = ${now()}, closes_at = ${after(4 * 60 * MINUTE)}, book_until = ${now()},
        apply_until = ${now()}`)
    const one = await employer('confirmed', 'A01')
    const sweep = () => markAbsent(service.db, now())
    service.clock.advance(10 * MINUTE)
    await stop()
    service.clock.advance(25 * MINUTE)
    await sweep()
    await resume()
    await sweep()
    service.clock.advance(19 * MINUTE)
    await sweep()
    expect(await stand(one)).toMatchObject({ state: 'confirmed' })
    service.clock.advance(MINUTE)
    await sweep()
    expect(await stand(one)).toMatchObject({ state: 'absent' })
  })

  test('nobody is absent from a fair that was stopped until it was over', async () => {
    await service.db.run(sql`
      update fairs set opens_at = ${now()}, closes_at = ${after(60 * MINUTE)}, book_until = ${now()},
        apply_until = ${now()}`)
    const one = await employer('confirmed', 'A01')
    await stop()
    service.clock.advance(90 * MINUTE)
    await resume()
    service.clock.advance(90 * MINUTE)
    await markAbsent(service.db, now())
    expect(await stand(one)).toMatchObject({ state: 'confirmed' })
  })

  test('nobody applies, is decided on, swapped or put out of a booth during a stop', async () => {
    const [applied, one, other] = [
      await employer('applied'),
      await employer('confirmed', 'A01'),
      await employer('confirmed', 'A02'),
    ]
    await stop()
    const paused = { code: codes.wrongState, msg: `招聘会已紧急暂停：${reason}` }
    const decision = { fair, ids: [applied.id], decision: 'approve' }
    expect(await refused(decideFairApplications, decision, mine)).toMatchObject(paused)
    expect(await refused(swapFairBooths, { fair, one: one.id, other: other.id }, mine)).toMatchObject(paused)
    expect(await refused(releaseFairBooth, { fair, participation: one.id, reason }, mine)).toMatchObject(paused)
    const fresh = await companyWithJob(service)
    const { results } = await service.call(
      applyForFairs,
      { fairs: [fair], jobs: [fresh.job], contract: fairContract.version },
      fresh,
    )
    expect(results).toMatchObject([{ participation: '', reason: paused.msg }])
    expect([await stand(applied), await stand(one)]).toMatchObject([
      { state: 'applied' },
      { state: 'confirmed', booth_code: 'A01' },
    ])
  })
})
