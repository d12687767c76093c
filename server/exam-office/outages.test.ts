import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  examChangeInfo,
  officeExamInfo,
  prepareExtension,
  refuseExamChange,
  releaseExamChange,
} from '#contract/exam-office'
import { chinaMinute } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { exam } from '../exam-registrations/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService } from '../testing.ts'
import { examOfficeCalls } from './index.ts'
import { officer } from './testing.ts'

const MINUTE = 60_000

describeOnBothEngines('an outage that the service has recorded', open => {
  test('is offered to the office as one longer window, which says what it makes up for', async () => {
    const service = createTestService(await open(), examOfficeCalls)
    await exam(service)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const now = service.clock.now().getTime()
    const opens = now - 30 * MINUTE
    await service.db.run(sql`update exam_rounds set opens_at = ${new Date(opens)} where id = 101`)
    await service.db.run(sql`
      insert into service_outages (kind, began_at, ended_at) values
        ('down', ${new Date(opens - 90 * MINUTE)}, ${new Date(opens - 60 * MINUTE)}),
        ('down', ${new Date(opens - 10 * MINUTE)}, ${new Date(opens + 1)}),
        ('overload', ${new Date(now - 11 * MINUTE)}, ${new Date(now - MINUTE)})`)
    const outages = async () => (await service.call(officeExamInfo, { exam: '101' }, preparer)).outages
    const [last, first] = await outages()
    expect(await outages()).toMatchObject([
      { kind: 'overload', minutes: 10, isUsed: false },
      { kind: 'down', from: opens, until: opens + 1, minutes: 1, isUsed: false },
    ])
    const closing = async () => {
      const [row] = await service.db.query<{ at: string }>(sql`select closes_at as at from exam_rounds where id = 101`)
      return Date.parse(row?.at ?? '')
    }
    const make = ({ token }: TestPerson, outage = last?.id) =>
      service.call(
        prepareExtension,
        { exam: '101', minutes: 10, reason: '系统故障', outage },
        { token, idempotencyKey: randomUUID() },
      )
    const { id } = await make(preparer)
    expect((await outages()).map(({ isUsed }) => isUsed)).toEqual([true, false])
    await expect(make(preparer)).rejects.toMatchObject({ code: codes.wrongState })
    await expect(make(preparer, '999999')).rejects.toMatchObject({ code: codes.notFound })
    const { change } = await service.call(examChangeInfo, { id }, releaser)
    expect(change.summary).toContainEqual({
      label: '故障记录',
      value: `${chinaMinute(now - 11 * MINUTE)} 至 ${chinaMinute(now - MINUTE)} 访问人数过多，暂停登录和保存`,
    })
    const before = await closing()
    await service.call(releaseExamChange, { id, hash: change.hash }, releaser)
    expect(await closing()).toBe(before + 10 * MINUTE)
    // What is refused may be prepared once more.
    const { id: second } = await make(preparer, first?.id)
    await service.call(refuseExamChange, { id: second, reason: '不影响报名' }, releaser)
    expect((await outages()).map(({ isUsed }) => isUsed)).toEqual([true, false])
  })
})
