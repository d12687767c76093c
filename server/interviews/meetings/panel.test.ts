import { beforeEach, expect, test } from 'vitest'
import { applyToJob, updateReceivedState } from '#contract/applications'
import { codes } from '#contract/codes'
import { readMeeting, updateMeeting } from '#contract/meetings'
import { insertJob, writeResume } from '../../applications/testing.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { finishedBasic } from '../../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../../testing.people.ts'
import { ROUNDS } from '../../testing.rounds.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { at, calls, invite, slot, step } from '../testing.ts'
import { applicant, join, plan, planFor, planned, sit } from './testing.ts'

const WANLI = { members: [{ name: '万里' }] }
const TEN = at('2025-06-05', '10:00')
const outcomesOf = (settled: readonly PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status).toSorted()

describeOnBothEngines('a panel', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  const applicants = async (employer: TestEmployer, jobId: string, count: number) => {
    const ids: string[] = []
    for (let made = 0; made < count; made += 1) ids.push((await applicant(service, employer, jobId)).applicationId)
    return ids
  }

  test('does not grow into another one on which somebody of it sits', async () => {
    const { employer, jobId, id } = await planned(service, 1)
    const { id: next } = await plan(service, employer, jobId, { ...WANLI, time: '09:45' })
    const [second = '', third = ''] = await applicants(employer, jobId, 2)
    await expect(join(service, employer, id, [second, third])).rejects.toMatchObject({
      code: codes.conflict,
      message: '加入 2 人要到 10:00 结束，万里 这段时间已有另一场面试会，请少加几位或修改安排',
    })
    expect((await service.call(readMeeting, { id }, employer)).queue).toHaveLength(1)
    await join(service, employer, id, [second])
    await sit(service, employer, { action: 'cancel', id: next, remark: '会议室停电' })
    expect((await join(service, employer, id, [third])).queue).toHaveLength(3)
  })

  test('keeps its time until the last who was given one, whoever left before', async () => {
    const { employer, jobId, id, people, queue } = await planned(service, 3)
    await step(service, people[0]?.seeker ?? employer, {
      action: 'decline',
      id: queue[0]?.interviewId ?? '',
      remark: '已找到工作',
    })
    await expect(plan(service, employer, jobId, { ...WANLI, time: '09:45' })).rejects.toMatchObject({
      data: { fields: { 'members.0.name': '万里 这段时间已有另一场面试会' } },
    })
    const other = await plan(service, employer, jobId, { ...WANLI, time: '10:00' })
    const { jobId: _, ...same } = planFor(jobId)
    await service.call(updateMeeting, { ...same, id, place: '5 楼 502 室' }, employer)
    await expect(service.call(updateMeeting, { ...same, id, minutes: 40 }, employer)).rejects.toMatchObject({
      code: codes.invalid,
    })
    expect(other.queue).toEqual([])
  })

  test('grows, or another one begins then, when both are wanted at once', async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const { employer, jobId, id } = await planned(service, 1)
      const more = await applicants(employer, jobId, 1)
      const both = await Promise.allSettled([
        join(service, employer, id, more),
        plan(service, employer, jobId, { ...WANLI, time: '09:30' }),
      ])
      expect(outcomesOf(both)).toEqual(['fulfilled', 'rejected'])
    }
  })

  /** A company with a colleague of that name who has asked somebody for an interview on Thursday from 10:00 to 11:00. */
  async function colleague(name: string) {
    const employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    const interviewer = await service.employer(employer.companyId, 'recruiter')
    await service.db.run(sql`update company_members set name = ${name} where user_id = ${interviewer.id}`)
    const { seeker, applicationId } = await applicant(service, employer, jobId)
    const { id } = await invite(service, interviewer, applicationId, { slots: [slot('2025-06-05', '10:00')] })
    return { employer, jobId, interviewer, seeker, id }
  }
  const accept = (seeker: TestPerson, id: string) => step(service, seeker, { action: 'accept', id, slot: TEN })

  test('takes nobody who is in an interview of their own then', async () => {
    const { employer, jobId, seeker, id } = await colleague('万里')
    await accept(seeker, id)
    await expect(plan(service, employer, jobId, { time: '10:45' })).rejects.toMatchObject({
      data: { fields: { 'members.1.name': '万里 这段时间已有另一场面试' } },
    })
    await plan(service, employer, jobId, { ...WANLI, time: '11:00' })
    const { id: before } = await plan(service, employer, jobId, { ...WANLI, time: '09:15' })
    const people = await applicants(employer, jobId, 3)
    await expect(join(service, employer, before, people)).rejects.toMatchObject({
      message: '加入 3 人要到 10:15 结束，万里 这段时间已有另一场面试，请少加几位或修改安排',
    })
    expect((await join(service, employer, before, people.slice(1))).queue).toHaveLength(2)
  })

  test('keeps its members out of interviews of their own, until it is called off', async () => {
    const { employer, jobId, seeker, id } = await colleague('万里')
    const meeting = await plan(service, employer, jobId, { time: '10:45' })
    await expect(accept(seeker, id)).rejects.toMatchObject({
      message: '单位的面试官这个时间已有另一场面试，请选择其他时间',
    })
    await sit(service, employer, { action: 'cancel', id: meeting.id, remark: '会议室停电' })
    expect(await accept(seeker, id)).toMatchObject({ state: 'accepted' })
  })

  test('keeps its members from being offered then as well', async () => {
    const { employer, jobId, interviewer } = await colleague('万里')
    await plan(service, employer, jobId, { time: '14:45' })
    const { applicationId } = await applicant(service, employer, jobId)
    const offer = (time: string) => ({ slots: [slot('2025-06-05', '09:00'), slot('2025-06-05', time)] })
    await expect(invite(service, interviewer, applicationId, offer('14:00'))).rejects.toMatchObject({
      data: { fields: { 'slots.1.day': '您这个时间已有另一场面试' } },
    })
    expect(await invite(service, interviewer, applicationId, offer('15:15'))).toMatchObject({ state: 'proposed' })
  })

  test('takes nobody who has another interview of the company then, and nobody in it is invited to one', async () => {
    const employer = await service.employer()
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    const apply = async (title: string) => {
      const jobId = await insertJob(service, employer.companyId, { title })
      const { applicationId } = await service.call(applyToJob, { jobId, resumeId }, seeker)
      await service.call(updateReceivedState, { id: applicationId, state: 'shortlisted', remark: '' }, employer)
      return { jobId, applicationId }
    }
    const [first, second] = [await apply('会计'), await apply('出纳')]
    const offer = (time: string) => ({ slots: [slot('2025-06-05', time)] })
    const { id: agreed } = await invite(service, employer, first.applicationId, offer('10:00'))
    await accept(seeker, agreed)

    const { id: early } = await plan(service, employer, second.jobId, { time: '10:45' })
    const name = finishedBasic.name
    await expect(join(service, employer, early, [second.applicationId])).rejects.toMatchObject({
      code: codes.conflict,
      message: `${name} 那个时间已有另一场面试，不能加入`,
    })
    await sit(service, employer, { action: 'cancel', id: early, remark: '会议室停电' })
    const { id } = await plan(service, employer, second.jobId, { time: '11:00' })
    await join(service, employer, id, [second.applicationId])
    const { jobId: _, ...sooner } = planFor(second.jobId, { time: '10:45' })
    await expect(service.call(updateMeeting, { ...sooner, id }, employer)).rejects.toMatchObject({
      message: `${name} 改期后的时间已有另一场面试，请另选时间`,
    })

    await step(service, employer, { action: 'cancel', id: agreed, remark: '面试官出差' })
    await expect(invite(service, employer, first.applicationId, offer('11:15'))).rejects.toMatchObject({
      data: { fields: { 'slots.0.day': '求职者这个时间已有本单位的另一场面试' } },
    })
    expect(await invite(service, employer, first.applicationId, offer('11:30'))).toMatchObject({ state: 'proposed' })
    expect(await service.call(updateMeeting, { ...sooner, id }, employer)).toMatchObject({ moved: 1 })
  })

  test('means of two members who share a name neither, and nobody of another company', async () => {
    const { employer, jobId, seeker, id } = await colleague('万里')
    const elsewhere = await colleague('万里')
    await plan(service, elsewhere.employer, elsewhere.jobId, { time: '10:45' })
    const namesake = await service.employer(employer.companyId, 'reader')
    await service.db.run(sql`update company_members set name = '万里' where user_id = ${namesake.id}`)
    await plan(service, employer, jobId, { time: '10:45' })
    expect(await accept(seeker, id)).toMatchObject({ state: 'accepted' })
  })

  test('and an interview of its member are not both agreed on at once', async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const { employer, jobId, seeker, id } = await colleague('万里')
      const both = await Promise.allSettled([accept(seeker, id), plan(service, employer, jobId, { time: '10:30' })])
      expect(outcomesOf(both)).toEqual(['fulfilled', 'rejected'])
    }
  })
})
