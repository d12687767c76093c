import { beforeEach, expect, test } from 'vitest'
import { receivedDetail, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { readInterview } from '#contract/interviews'
import {
  listMeetingCandidates,
  listMeetings,
  meetingStamp,
  readMeeting,
  readQueuePlace,
  updateMeeting,
} from '#contract/meetings'
import { listMessages } from '#contract/messages'
import { insertJob } from '../../applications/testing.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { remindOfInterviews } from '../reminders.ts'
import { at, calls, invite, step } from '../testing.ts'
import { applicant, inQueue, join, plan, planFor, planned, sit } from './testing.ts'

const NINE = at('2025-06-05', '09:00')
const TWENTY = 20 * 60_000

describeOnBothEngines('a conference interview', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  /** What a message of this title says; undefined when there is none. The clock stands, so that none is the newest. */
  const told = async (person: TestPerson, title: string) =>
    (await service.call(listMessages, {}, person)).list.find(one => one.title === title)?.body
  const refusedWith = (code: number) => expect.objectContaining({ code })

  test('invites the accepted of its posting, each for a time of its own', async () => {
    const { employer, people, queue, id } = await planned(service, 2)
    expect(queue.map(({ state, appointedAt, agreed }) => [state, appointedAt, agreed])).toEqual([
      ['waiting', NINE, false],
      ['waiting', NINE + TWENTY, false],
    ])
    const [first, second] = people
    if (!first || !second) throw new Error('two were put in')
    expect(await told(second.seeker, '「会计」邀请您参加面试会')).toContain('2025-06-05（周四）09:20')
    const application = await service.call(receivedDetail, { id: first.applicationId }, employer)
    expect(application.state).toBe('interview')
    const audit = await service.db.query(sql`select action from audit_log where subject_id = ${id} order by id`)
    expect(audit).toEqual([{ action: 'meeting.add' }, { action: 'meeting.join' }])
    expect((await service.call(listMeetings, {}, employer)).list).toMatchObject([{ id, places: 2, done: 0 }])
  })

  test('takes nobody who was not accepted, has another interview, or applied elsewhere', async () => {
    const { employer, jobId, id, people } = await planned(service, 1)
    await expect(join(service, employer, id, [people[0]?.applicationId ?? ''])).rejects.toMatchObject({
      message: expect.stringContaining('还有一场没有结束的面试'),
    })
    const otherJob = await insertJob(service, employer.companyId, { title: '出纳' })
    const elsewhere = await applicant(service, employer, otherJob)
    await expect(join(service, employer, id, [elsewhere.applicationId])).rejects.toEqual(refusedWith(codes.notFound))
    const withdrawn = await applicant(service, employer, jobId)
    const invited = await applicant(service, employer, jobId)
    const free = await applicant(service, employer, jobId)
    await service.call(withdrawApplication, { id: withdrawn.applicationId }, withdrawn.seeker)
    await invite(service, employer, invited.applicationId)
    await expect(join(service, employer, id, [free.applicationId, withdrawn.applicationId])).rejects.toEqual(
      refusedWith(codes.wrongState),
    )
    const { list } = await service.call(listMeetingCandidates, { id }, employer)
    expect(list.map(({ applicationId }) => applicationId)).toEqual([free.applicationId])
    expect((await service.call(readMeeting, { id }, employer)).queue).toHaveLength(1)
  })

  test('is answered by the applicant, and otherwise decided in its queue', async () => {
    const { employer, people, queue, id } = await planned(service, 1)
    const seeker = people[0]?.seeker ?? employer
    const interviewId = queue[0]?.interviewId ?? ''
    expect(await service.call(readInterview, { id: interviewId }, seeker)).toMatchObject({ meetingId: id })
    await expect(
      step(service, employer, { action: 'cancel', id: interviewId, remark: '面试官出差' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('请在面试会的队列中处理') })
    await expect(
      step(service, seeker, {
        action: 'counter',
        id: interviewId,
        slots: [{ day: '2025-06-06', time: '10:00' }],
        remark: '',
      }),
    ).rejects.toEqual(refusedWith(codes.wrongState))
    await step(service, seeker, { action: 'accept', id: interviewId, slot: NINE })
    expect((await service.call(readMeeting, { id }, employer)).queue[0]).toMatchObject({ agreed: true })
    expect(await service.call(readQueuePlace, { id: interviewId }, seeker)).toEqual({
      meeting: 'planned',
      state: 'waiting',
      ahead: 0,
      expectedAt: NINE,
      place: planFor('1').place,
    })
  })

  test('is left by whoever declines or withdraws, and those who look on are told that there is news', async () => {
    const { employer, people, queue, id } = await planned(service, 3)
    const stamp = async () => (await service.call(meetingStamp, { id }, employer)).stamp
    const before = await stamp()
    service.clock.advance(60)
    const [first, second] = people
    if (!first || !second) throw new Error('three were put in')
    await step(service, first.seeker, { action: 'decline', id: queue[0]?.interviewId ?? '', remark: '已找到工作' })
    await service.call(withdrawApplication, { id: second.applicationId }, second.seeker)
    expect(await stamp()).not.toBe(before)
    const { queue: now, places } = await service.call(readMeeting, { id }, employer)
    expect([now.map(({ state }) => state), places]).toEqual([['left', 'left', 'waiting'], 1])
    expect(now[1]?.candidate).toMatch(/\*\*$/)
  })

  test('asks everybody again when its time changes, and only tells them when its place does', async () => {
    const { employer, people, queue, id } = await planned(service, 2)
    const seeker = people[1]?.seeker ?? employer
    const interviewId = queue[1]?.interviewId ?? ''
    await step(service, seeker, { action: 'accept', id: interviewId, slot: NINE + TWENTY })
    const { jobId: _, ...same } = planFor('1')
    await service.call(updateMeeting, { ...same, id, place: '5 楼 502 室' }, employer)
    expect(await told(seeker, '「会计」面试会的安排有变化')).toContain('地点：5 楼 502 室。时间不变。')
    expect(await service.call(readInterview, { id: interviewId }, seeker)).toMatchObject({
      state: 'accepted',
      place: '5 楼 502 室',
    })
    const moved = await service.call(updateMeeting, { ...same, id, time: '14:00', minutes: 30 }, employer)
    expect(moved.queue.map(({ appointedAt, agreed }) => [appointedAt, agreed])).toEqual([
      [at('2025-06-05', '14:00'), false],
      [at('2025-06-05', '14:30'), false],
    ])
    expect(await told(seeker, '「会计」面试会改了时间，请重新答复')).toContain('2025-06-05（周四）14:30')
    await service.call(updateMeeting, { ...same, id, time: '15:00' }, employer)
    await service.call(updateMeeting, { ...same, id, time: '16:00' }, employer)
    await expect(service.call(updateMeeting, { ...same, id, time: '17:00' }, employer)).rejects.toMatchObject({
      message: '已邀请求职者的面试会最多改期 3 次，请取消后重新安排',
    })
  })

  test('has nobody on its panel who sits on another one then, even when both are planned at once', async () => {
    const { employer, jobId } = await planned(service, 0)
    await expect(plan(service, employer, jobId, { time: '09:15', members: [{ name: '万里' }] })).rejects.toMatchObject({
      data: { fields: { 'members.0.name': '万里 这段时间已有另一场面试会' } },
    })
    await plan(service, employer, jobId, { time: '09:30', members: [{ name: '万里' }] })
    const both = await Promise.allSettled([1, 2].map(() => plan(service, employer, jobId, { day: '2025-06-10' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('keeps an applicant from being in two interviews at once', async () => {
    const one = await planned(service, 1)
    const person = one.people[0]
    if (!person) throw new Error('one was put in')
    await step(service, person.seeker, { action: 'accept', id: one.queue[0]?.interviewId ?? '', slot: NINE })
    const employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    const [own] = await service.db.query<{ id: string }>(sql`
      insert into applications (id, job_id, company_id, user_id, resume_id, resume, status, created_at, updated_at)
      select gen_random_uuid(), ${jobId}, ${employer.companyId}, user_id, resume_id, resume, 'shortlisted', created_at,
        updated_at from applications where id = ${person.applicationId} returning id`)
    const { id } = await plan(service, employer, jobId)
    const { queue } = await join(service, employer, id, [own?.id ?? ''])
    const accept = { action: 'accept', id: queue[0]?.interviewId ?? '', slot: NINE } as const
    await expect(step(service, person.seeker, accept)).rejects.toMatchObject({
      message: '您这个时间已有另一场面试，请选择其他时间',
    })
  })

  test('is called off with a word to everybody in it', async () => {
    const { employer, people, queue, id } = await planned(service, 1)
    const cancelled = await sit(service, employer, { action: 'cancel', id, remark: '会议室停电' })
    expect(cancelled).toMatchObject({ state: 'cancelled', queue: [{ state: 'left' }] })
    expect(await told(people[0]?.seeker ?? employer, '「会计」面试已取消')).toContain('会议室停电')
    const interview = await service.call(readInterview, { id: queue[0]?.interviewId ?? '' }, employer)
    expect(interview.state).toBe('cancelled')
    expect((await service.call(listMeetings, { group: 'past' }, employer)).counts).toEqual({ ahead: 0, past: 1 })
    await expect(inQueue(service, employer, { action: 'next', id })).rejects.toEqual(refusedWith(codes.wrongState))
  })

  test('reminds the applicant ahead, and not the company for each of them', async () => {
    const { employer, people, queue } = await planned(service, 1)
    const seeker = people[0]?.seeker ?? employer
    await step(service, seeker, { action: 'accept', id: queue[0]?.interviewId ?? '', slot: NINE })
    await remindOfInterviews(service.db, new Date(NINE - 60_000))
    expect(await told(seeker, '「会计」的面试将在 1 小时内开始')).toBeDefined()
    expect(await told(employer, '「会计」的面试将在 1 小时内开始')).toBeUndefined()
  })
})
