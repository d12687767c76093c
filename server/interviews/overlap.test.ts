import { beforeEach, expect, test } from 'vitest'
import { applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { at, calls, invite, slot, step } from './testing.ts'

const TEN = at('2025-06-05', '10:00')
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok as number,
    error => error.code as number,
  )

describeOnBothEngines('two interviews at once', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  async function apply(seeker: TestPerson, employer: TestEmployer): Promise<string> {
    const jobId = await insertJob(service, employer.companyId)
    const resumeId = await writeResume(service, seeker)
    return (await service.call(applyToJob, { jobId, resumeId }, { token: seeker.token })).applicationId
  }

  async function asked(seeker: TestPerson, employer: TestEmployer, time = '10:00') {
    const application = await apply(seeker, employer)
    return (await invite(service, employer, application, { slots: [slot('2025-06-05', time)] })).id
  }

  const accepted = async () => (await service.db.query(sql`select 1 from interviews where state = 'accepted'`)).length

  test('are not agreed on by the same applicant, however many accept together', async () => {
    const seeker = await service.seeker()
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push(await asked(seeker, await service.employer()))
    const accept = (id: string) => codeOf(step(service, seeker, { action: 'accept', id, slot: TEN }))
    const outcomes = await Promise.all(ids.map(accept))
    expect(outcomes.toSorted()).toEqual([codes.ok, codes.conflict, codes.conflict, codes.conflict])
    expect(await accepted()).toBe(1)
  })

  test('are not agreed on by the same interviewer either, and a colleague is free', async () => {
    const employer = await service.employer()
    const colleague = await service.employer(employer.companyId)
    const pairs: { seeker: TestPerson; id: string }[] = []
    for (const host of [employer, employer, colleague]) {
      const seeker = await service.seeker()
      pairs.push({ seeker, id: await asked(seeker, host, host === employer && pairs.length === 1 ? '10:30' : '10:00') })
    }
    const outcomes = await Promise.all(
      pairs.map(({ seeker, id }, place) =>
        codeOf(step(service, seeker, { action: 'accept', id, slot: place === 1 ? at('2025-06-05', '10:30') : TEN })),
      ),
    )
    expect(outcomes[2]).toBe(codes.ok)
    expect(outcomes.slice(0, 2).toSorted()).toEqual([codes.ok, codes.conflict])
    expect(await accepted()).toBe(2)
  })

  test('may follow one another without a gap', async () => {
    const [seeker, employer] = [await service.seeker(), await service.employer()]
    const [ten, eleven] = [await asked(seeker, employer), await asked(seeker, employer, '11:00')]
    await step(service, seeker, { action: 'accept', id: ten, slot: TEN })
    await step(service, seeker, { action: 'accept', id: eleven, slot: at('2025-06-05', '11:00') })
    expect(await accepted()).toBe(2)
  })

  test('say whose time is taken', async () => {
    const [employer, busy] = [await service.employer(), await service.seeker()]
    const other = await service.seeker()
    const [first, second] = [await asked(busy, employer), await asked(other, employer)]
    await step(service, busy, { action: 'accept', id: first, slot: TEN })
    await expect(step(service, other, { action: 'accept', id: second, slot: TEN })).rejects.toMatchObject({
      message: '单位的面试官这个时间已有另一场面试，请选择其他时间',
    })
  })

  test('are not offered at a time that the interviewer has agreed on already', async () => {
    const [employer, busy, other] = [await service.employer(), await service.seeker(), await service.seeker()]
    const times = (...list: string[]) => ({ slots: list.map(time => slot('2025-06-05', time)) })
    const application = await apply(other, employer)
    await step(service, busy, { action: 'accept', id: await asked(busy, employer), slot: TEN })
    await expect(invite(service, employer, application, times('09:00', '10:30', '11:30'))).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { 'slots.1.day': '您这个时间已有另一场面试' } },
    })
    const { id } = await invite(service, employer, application, times('09:00', '11:00'))
    const colleague = await service.employer(employer.companyId)
    const reschedule = { action: 'reschedule', id, remark: '' } as const
    await expect(step(service, colleague, { ...reschedule, ...times('10:00') })).rejects.toMatchObject({
      data: { fields: { 'slots.0.day': '面试官这个时间已有另一场面试' } },
    })
    expect(await step(service, colleague, { ...reschedule, ...times('11:30') })).toMatchObject({ rescheduled: 1 })
  })

  test('of another company are not told of by the times that may be offered', async () => {
    const [busy, employer, stranger] = [await service.seeker(), await service.employer(), await service.employer()]
    await step(service, busy, { action: 'accept', id: await asked(busy, employer), slot: TEN })
    const id = await asked(busy, stranger)
    await expect(step(service, busy, { action: 'accept', id, slot: TEN })).rejects.toMatchObject({
      message: '您这个时间已有另一场面试，请选择其他时间',
    })
    const slots = [slot('2025-06-05', '10:30')]
    const countered = await step(service, busy, { action: 'counter', id, slots, remark: '' })
    expect(countered).toMatchObject({ state: 'countered' })
  })
})
