import { beforeEach, expect, test } from 'vitest'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { remindOfInterviews } from './reminders.ts'
import { at, calls, invited, slot, step } from './testing.ts'

const TEN = at('2025-06-05', '10:00')
const HOUR = 3_600_000

describeOnBothEngines('reminders of interviews', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  const remind = () => remindOfInterviews(service.db, service.clock.now())
  const reminders = async (person: TestPerson) =>
    (await service.call(listMessages, {}, person)).list
      .map(({ title }) => title)
      .filter(title => title.includes('小时内'))

  test('come a day and an hour ahead, to both sides, once even when two services look', async () => {
    const { seeker, employer, id } = await invited(service)
    await step(service, seeker, { action: 'accept', id, slot: TEN })
    await goTo(service, TEN - 24 * HOUR - 1_000)
    expect(await remind()).toBe(0)
    await goTo(service, TEN - 24 * HOUR)
    const both = await Promise.all([remind(), remind()])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await remind()).toBe(0)
    await goTo(service, TEN - HOUR)
    expect((await Promise.all([remind(), remind()])).toSorted()).toEqual([0, 1])
    const expected = ['「会计」的面试将在 1 小时内开始', '「会计」的面试将在 24 小时内开始']
    expect(await reminders(seeker)).toEqual(expected)
    expect(await reminders(employer)).toEqual(expected)
  })

  test('leave out what was agreed on late, what is cancelled and what has begun', async () => {
    const late = await invited(service, { slots: [slot('2025-06-03', '14:00')] })
    await step(service, late.seeker, { action: 'accept', id: late.id, slot: at('2025-06-03', '14:00') })
    expect(await remind()).toBe(0)
    const gone = await invited(service)
    await step(service, gone.seeker, { action: 'accept', id: gone.id, slot: TEN })
    await step(service, gone.employer, { action: 'cancel', id: gone.id, remark: '招聘计划变了' })
    await goTo(service, TEN)
    expect(await remind()).toBe(0)
  })

  test('reach all others where one interview fails, which is told of later', async () => {
    const both = [await invited(service), await invited(service)]
    for (const { seeker, id } of both) await step(service, seeker, { action: 'accept', id, slot: TEN })
    const [bad = ''] = both.map(({ id }) => id).toSorted()
    await goTo(service, TEN - 20 * HOUR)
    const failed = remindOfInterviews(poisoned(service.db, bad), service.clock.now())
    await expect(failed).rejects.toMatchObject({ errors: [{ row: bad }] })
    const told = await Promise.all(both.map(async ({ seeker }) => (await reminders(seeker)).length))
    expect(told.toSorted()).toEqual([0, 1])
    expect(await remind()).toBe(1)
  })

  test('come anew for another time', async () => {
    const { seeker, employer, id } = await invited(service)
    await step(service, seeker, { action: 'accept', id, slot: TEN })
    await goTo(service, TEN - 20 * HOUR)
    expect(await remind()).toBe(1)
    await step(service, employer, { action: 'reschedule', id, slots: [slot('2025-06-12', '10:00')], remark: '' })
    await step(service, seeker, { action: 'accept', id, slot: TEN + 7 * 24 * HOUR })
    await goTo(service, TEN + 6 * 24 * HOUR)
    expect(await remind()).toBe(1)
  })
})
