import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examChangeInfo, listUnderRatio, prepareRatio, releaseExamChange } from '#contract/exam-office'
import { rechoosePosition, refundRegistration } from '#contract/exam-registrations'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { exam, paid, calls as registrationCalls, sent, stands } from '../exam-registrations/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examOfficeCalls } from './index.ts'
import { placesFor } from './ratio/proposal.ts'
import { officer } from './testing.ts'

const FEE = 10_000

test('never leaves more places than the ratio carries, nor fewer', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 20 }), (count, ratio) => {
      const places = placesFor(count, ratio)
      expect(places * ratio).toBeLessThanOrEqual(count)
      expect((places + 1) * ratio).toBeGreaterThan(count)
    }),
  )
})

describeOnBothEngines('positions under the least ratio', open => {
  let service: TestService
  let preparer: TestEmployer
  let releaser: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...examOfficeCalls, ...registrationCalls])
    await exam(service)
    preparer = await officer(service, 101, ['prepare', 'release'])
    releaser = await officer(service, 101, ['release'])
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const moment = async (column: string) => {
    const [row] = await service.db.query<{ at: string }>(sql`
      select ${sql.ident(column)} as at from exam_rounds o join exams e on e.id = o.exam_id where o.id = 101`)
    return Date.parse(row?.at ?? '')
  }
  const paymentOver = async () => goTo(service, await moment('pay_until'))
  const positions = () =>
    service.db.query<{ id: number; headcount: number; state: string }>(sql`
      select id, headcount, state from exam_positions where exam_id = 101 order by id`)
  const prepare = (ids: readonly number[], by: TestPerson = preparer) =>
    service.sendRaw(
      prepareRatio,
      { exam: '101', positions: ids.map(String), reason: '公告第六条：开考比例 1∶3' },
      { token: by.token, idempotencyKey: randomUUID() },
    )
  const prepared = async (ids: readonly number[]) => {
    const body: { data?: { id?: string } } = Object((await prepare(ids)).body)
    return body.data?.id ?? ''
  }
  const release = async (id: string, by: TestPerson = releaser) => {
    const { change } = await service.call(examChangeInfo, { id }, by)
    return (await service.sendRaw(releaseExamChange, { id, hash: change.hash }, by)).body
  }
  const payFor = async (count: number) => {
    const people: TestPerson[] = []
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) {
      const person = await service.seeker()
      people.push(person)
      ids.push((await paid(service, person)).id)
    }
    return { people, ids }
  }

  test('are proposed to be cut to what the paid carry, or cancelled', async () => {
    await payFor(4)
    await service.db.run(sql`update exam_positions set headcount = 5 where id = 1011`)
    expect((await prepare([1011])).body).toMatchObject({ code: codes.wrongState })
    await paymentOver()
    expect(await service.call(listUnderRatio, { exam: '101' }, releaser)).toMatchObject({
      open: true,
      leastRatio: 3,
      total: 2,
      list: [
        { id: '1011', headcount: 5, paid: 4, proposed: 1 },
        { id: '1012', headcount: 1, paid: 0, proposed: 0 },
      ],
    })
    const id = await prepared([1011, 1012])
    const { change, rows } = await service.call(examChangeInfo, { id }, releaser)
    expect(change.kind).toBe('ratio')
    expect(rows.list.map(({ before, after }) => [before, after])).toEqual([
      ['招聘 5 人', '核减为 1 人'],
      ['招聘 1 人', '取消'],
    ])
    expect(await release(id, preparer)).toMatchObject({ code: codes.wrongState })
    expect(await positions()).toEqual([
      { id: 1011, headcount: 5, state: 'open' },
      { id: 1012, headcount: 1, state: 'open' },
    ])
    expect(await release(id)).toMatchObject({ code: codes.ok })
    expect(await positions()).toEqual([
      { id: 1011, headcount: 1, state: 'cut' },
      { id: 1012, headcount: 1, state: 'cancelled' },
    ])
    expect((await service.call(listUnderRatio, { exam: '101' }, releaser)).list).toEqual([])
  })

  test('leave whoever has paid a way: another position, or the money back', async () => {
    const { people, ids } = await payFor(2)
    await service.db.run(sql`
      insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form, photo,
        commitment)
      select 1012, exam_id, 'rechoose', '改报', pay_until, pay_until + interval '1 day', pay_until + interval '1 day', pay_until,
        pay_until + interval '1 day', form, photo, commitment from exam_rounds where id = 101`)
    await paymentOver()
    expect(await release(await prepared([1011]))).toMatchObject({ code: codes.ok })
    const [first, second] = people
    const [one = '', two = ''] = ids
    if (!first || !second) throw new Error('two people have paid')
    expect([await stands(service, first, one), await stands(service, second, two)]).toEqual([
      ['5', 'position'],
      ['5', 'position'],
    ])
    await service.call(rechoosePosition, { id: one, position: '1012' }, first)
    await service.call(refundRegistration, { id: two }, second)
    expect([await stands(service, first, one), await stands(service, second, two)]).toEqual([
      ['3', null],
      ['4', null],
    ])
    expect(await service.db.query(sql`select reason, amount from payment_refunds`)).toEqual([
      { reason: 'cancelled-position', amount: FEE },
    ])
  })

  test('are not touched where somebody’s payment came or comes in between, nor once tickets are out', async () => {
    await payFor(1)
    await paymentOver()
    const id = await prepared([1011])
    await service.db.run(sql`update exam_positions set headcount = 3 where id = 1011`)
    expect(await release(id)).toMatchObject({ code: codes.wrongState, msg: expect.stringContaining('0101') })
    await service.db.run(sql`update exam_registrations set status = '5', pending = 'payment' where exam_id = 101`)
    expect((await prepare([1011])).body).toMatchObject({ code: codes.wrongState })
    await goTo(service, await moment('ticket_from'))
    expect((await prepare([1012])).body).toMatchObject({ code: codes.wrongState })
    expect((await positions()).map(({ state }) => state)).toEqual(['open', 'open'])
  })

  test('are those of this exam, and for whoever may prepare', async () => {
    await exam(service, { id: 102 })
    await sent(service, await service.seeker())
    await paymentOver()
    expect((await prepare([1021])).body).toMatchObject({ code: codes.wrongState })
    expect((await prepare([1012], releaser)).body).toMatchObject({ code: codes.roleTooLow })
    expect((await prepare([1012], await service.employer())).body).toMatchObject({ code: codes.notFound })
  })
})
