import { beforeEach, expect, test } from 'vitest'
import { listOwnApplications, updateReceivedState, withdrawApplication } from '#contract/applications'
import { readInterview } from '#contract/interviews'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { insertInterviewEvent } from './queries.ts'
import { at, calls, invited, slot, step } from './testing.ts'

describeOnBothEngines('the steps of an interview', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  test('are told in the order in which they were taken, also one that was asked for before and had to wait', async () => {
    const { seeker, employer, applicationId, id } = await invited(service)
    const before = service.clock.now()
    service.clock.advance(60)
    const slots = [slot('2025-06-05', '11:00')]
    await step(service, seeker, { action: 'counter', id, slots, remark: '' })
    const late = { id, at: before, actor: 'employer', action: 'reschedule', remark: '', startsAt: null } as const
    await insertInterviewEvent(service.db, late)
    const { events } = await service.call(readInterview, { id }, employer)
    expect(events.map(({ action }) => action)).toEqual(['invite', 'counter', 'reschedule'])
    const moments = events.map(one => one.at)
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    const { list } = await service.call(listOwnApplications, { id: applicationId }, seeker)
    expect(list[0]?.events.map(({ step: taken }) => taken)).toEqual(['', '', 'counter', 'reschedule'])
  })

  test.each(['withdrawn', 'unfit'] as const)('are told as called off before the application is %s', async end => {
    const { seeker, employer, applicationId, id } = await invited(service)
    await step(service, seeker, { action: 'accept', id, slot: at('2025-06-05', '10:00') })
    service.clock.advance(60)
    if (end === 'withdrawn') await service.call(withdrawApplication, { id: applicationId }, seeker)
    else await service.call(updateReceivedState, { id: applicationId, state: end, remark: '' }, employer)
    const { list } = await service.call(listOwnApplications, { id: applicationId }, seeker)
    const told = list[0]?.events.slice(-2).map(event => [event.step || event.state, event.actor])
    expect(told).toEqual([
      ['cancel', 'system'],
      [end, end === 'withdrawn' ? 'seeker' : 'employer'],
    ])
  })
})
