import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration, examPayment } from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { cancelPosition } from './office.ts'
import { lockById } from './queries/registrations.ts'
import { takeStep } from './step.ts'
import {
  confirmed,
  order,
  paid,
  payUntil,
  press,
  rechooseRound,
  reconciled,
  sent,
  serviceWithExam,
  stands,
} from './testing.ts'

const HOUR = 3_600_000

describeOnBothEngines('what candidates are told', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const told = async (whose: TestPerson, title: string) =>
    (await service.call(listMessages, {}, whose)).list.find(message => message.title === title)?.body ?? ''

  test.each([
    ['a millisecond before paying ends', -1, '前重新缴费'],
    ['when paying ends', 0, '缴费已于'],
    ['a millisecond later', 1, '缴费已于'],
  ])('of a fee that did not come is what can still be done: %s', async (_, later, words) => {
    const { id } = await confirmed(service, person)
    await goTo(service, (await payUntil(service)) - 10 * 60_000)
    const { url, order: number } = await order(service, person, id)
    await service.app.http.request(url)
    await service.call(examPayment, { order: number }, person)
    await goTo(service, (await payUntil(service)) + later)
    if (later < 0) await press(service, url, 'failed')
    else await reconciled(service)
    expect(await stands(service, person, id)).toEqual(['2', null])
    const body = await told(person, '没有收到考试费')
    expect(body).toContain(words)
    expect(body.includes('重新缴费')).toBe(later < 0)
  })

  test('of a cancelled position is what can be chosen: another one only in a time that there is', async () => {
    const { id } = await paid(service, person)
    await goTo(service, await payUntil(service))
    const toldAt = async (moment: number) => {
      await goTo(service, moment)
      await service.db.tx(async tx => {
        await tx.run(sql`update exam_registrations set status = '3', pending = null where id = ${id}`)
        const row = await lockById(tx, id, service.clock.now())
        await tx.run(sql`delete from messages where title = '您报考的职位已取消'`)
        if (row) await takeStep(tx, row, { command: 'cancelPosition', by: 'office', now: service.clock.now() })
      })
      return told(person, '您报考的职位已取消')
    }
    const start = await payUntil(service)
    const without = await toldAt(start)
    expect(without).toContain('目前没有改报安排，您现在可以放弃报名并退费')
    await rechooseRound(service)
    const end = start + 24 * HOUR
    const said = [
      await toldAt(start - 1),
      await toldAt(start),
      await toldAt(end - 1),
      await toldAt(end),
      await toldAt(end + 1),
    ]
    expect(
      said.map(body =>
        /[^。]*改报[^，。]*/
          .exec(body)?.[0]
          .replace(/.*\d\d:\d\d/, '')
          .trim(),
      ),
    ).toEqual(['可以改报其他职位', '前改报其他职位', '前改报其他职位', '现在已不能改报', '现在已不能改报'])
  })

  test('of a refusal for a cancelled position leaves out an appeal, which could change nothing', async () => {
    const { id } = await sent(service, person)
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
    expect(await stands(service, person, id)).toEqual(['1', null])
    const body = await told(person, '报名没有通过审核')
    expect([body.includes('修改后重新提交'), body.includes('申诉')]).toEqual([true, false])
  })

  test.each([
    ['a millisecond before the round closes', -1, true],
    ['when it closes', 0, false],
  ])('of taking a registration back is that one may begin anew: %s', async (_, later, isSaid) => {
    const [round] = await service.db.query<{ at: string }>(sql`select closes_at as at from exam_rounds`)
    const { id } = await sent(service, person)
    await goTo(service, Date.parse(round?.at ?? '') + later)
    await service.call(cancelRegistration, { id }, person)
    expect((await told(person, '报名已取消')).includes('可以重新报名')).toBe(isSaid)
  })
})
