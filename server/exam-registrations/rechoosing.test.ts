import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { rechoosePosition } from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { cancelPosition } from './office.ts'
import { openRechoosing } from './rechoosing.ts'
import { calls, exam, paid, stands } from './testing.ts'

const HOUR = 3_600_000

describeOnBothEngines('a time of re-choosing', open => {
  let service: TestService
  let person: TestPerson
  let payUntil: number
  let ticketFrom: number
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
    await exam(service)
    const [row] = await service.db.query<{ pay: string; ticket: string }>(sql`
      select o.pay_until as pay, e.ticket_from as ticket from exam_rounds o join exams e on e.id = o.exam_id`)
    payUntil = Date.parse(row?.pay ?? '')
    ticketFrom = Date.parse(row?.ticket ?? '')
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const opened = (from: number, to: number, id = '101') =>
    openRechoosing(service.db, { exam: id, from: new Date(from), to: new Date(to) }, service.clock.now())
  const told = async () =>
    (await service.call(listMessages, {}, person)).list.filter(({ title }) => title === '改报时间').length

  test('is opened by the operator, told to whom it concerns, and lets them choose in it alone', async () => {
    const { id } = await paid(service, person)
    await goTo(service, payUntil)
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
    expect(await opened(payUntil + HOUR, payUntil + 2 * HOUR)).toEqual({ told: 1 })
    expect(await told()).toBe(1)
    const choose = () => service.call(rechoosePosition, { id, position: '1012' }, person)
    const refused = { code: codes.wrongState, message: '现在不在改报时间内' }
    await expect(choose()).rejects.toMatchObject(refused)
    await goTo(service, payUntil + 2 * HOUR)
    await expect(choose()).rejects.toMatchObject(refused)
    await goTo(service, payUntil + 2 * HOUR - 1)
    expect(await opened(payUntil + HOUR, payUntil + 3 * HOUR)).toEqual({ told: 1 })
    await goTo(service, payUntil + 2 * HOUR)
    await choose()
    expect(await stands(service, person, id)).toEqual(['3', null])
    expect(await opened(payUntil + HOUR, payUntil + 4 * HOUR)).toEqual({ told: 0 })
    expect(await service.db.query(sql`select 1 from exam_rounds where kind = 'rechoose'`)).toHaveLength(1)
  })

  test('is not opened where it would be none: backwards, over, before payment ends, or after tickets begin', async () => {
    await goTo(service, payUntil)
    const against = [
      await opened(payUntil + HOUR, payUntil + HOUR),
      await opened(payUntil - HOUR, payUntil),
      await opened(payUntil - 1, payUntil + HOUR),
      await opened(payUntil, ticketFrom + 1),
      await opened(payUntil, ticketFrom, '999'),
    ]
    expect(against.map(one => Object.keys(one))).toEqual(Array(5).fill(['obstacle']))
    expect(await service.db.query(sql`select 1 from exam_rounds where kind = 'rechoose'`)).toEqual([])
    expect(await opened(payUntil, ticketFrom)).toEqual({ told: 0 })
  })
})
