import { expect, test } from 'vitest'
import {
  applyToJob,
  listReceived,
  markReceivedViewed,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { employerOverview } from '#contract/employer'
import { applySimply } from '#contract/flexible'
import {
  addFlexibleJob,
  answerFlexibleApplicant,
  closeFlexibleJob,
  listFlexibleApplicants,
} from '#contract/flexible-posts'
import { listMessages, readMessages } from '#contract/messages'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { flexibleCalls } from '../flexible/index.ts'
import { casualDraft, workedFrom } from '../flexible/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { createTestService } from '../testing.ts'
import { employerCalls } from './index.ts'

describeOnBothEngines("an employer's overview", open => {
  test('counts jobs as they stand today and applications as they stand now, of its own company only', async () => {
    const service = createTestService(await open(), [
      ...employerCalls,
      ...applicationsCalls,
      ...resumesCalls,
      ...messagesCalls,
    ])
    const [employer, stranger] = [await service.employer(), await service.employer()]
    const jobs = {
      open: await insertJob(service, employer.companyId),
      lastDay: await insertJob(service, employer.companyId, { expiresOn: '2025-06-03' }),
      inAWeek: await insertJob(service, employer.companyId, { expiresOn: '2025-06-10' }),
      later: await insertJob(service, employer.companyId, { expiresOn: '2025-06-11' }),
      over: await insertJob(service, employer.companyId, { expiresOn: '2025-06-02' }),
      down: await insertJob(service, employer.companyId, { status: 'invalid' }),
      draft: await insertJob(service, employer.companyId, { status: 'draft' }),
    }
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    const send = async (jobId: string) => (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
    const [viewed, answered, withdrawn] = [await send(jobs.open), await send(jobs.lastDay), await send(jobs.inAWeek)]
    await send(jobs.later)
    await service.call(markReceivedViewed, { id: viewed }, employer)
    await service.call(updateReceivedState, { id: answered, state: 'interview' }, employer)
    await service.call(withdrawApplication, { id: withdrawn }, seeker)

    const overview = await service.call(employerOverview, {}, employer)
    expect(overview).toEqual({
      company: { id: employer.companyId, name: '赣江示例电子有限公司' },
      licence: { licenceStanding: 'valid', daysLeft: 28, handedIn: 'none' },
      validJobs: 4,
      drafts: 1,
      queued: 0,
      endingSoon: 2,
      unreadResumes: 1,
      waiting: 1,
      interviews: 0,
      casualWaiting: 0,
      casualQueued: 0,
      applications: 4,
      unreadMessages: 5,
    })
    const [read] = (await service.call(listMessages, {}, employer)).list
    await service.call(readMessages, { ids: [read?.id ?? ''] }, employer)
    expect(await service.call(employerOverview, {}, employer)).toMatchObject({ unreadMessages: 4 })
    expect(await service.call(employerOverview, {}, stranger)).toMatchObject({
      validJobs: 0,
      drafts: 0,
      endingSoon: 0,
      unreadResumes: 0,
      waiting: 0,
      applications: 0,
      unreadMessages: 0,
    })
  })

  test('counts as waiting for an answer what its link opens: looked at, and not yet put on the short list', async () => {
    const service = createTestService(await open(), [...employerCalls, ...applicationsCalls, ...resumesCalls])
    const employer = await service.employer()
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    for (const state of ['viewed', 'shortlisted'] as const) {
      const jobId = await insertJob(service, employer.companyId)
      const { applicationId: id } = await service.call(applyToJob, { jobId, resumeId }, seeker)
      await service.call(markReceivedViewed, { id }, employer)
      if (state === 'shortlisted') await service.call(updateReceivedState, { id, state }, employer)
    }
    const { waiting } = await service.call(employerOverview, {}, employer)
    const { total } = await service.call(listReceived, { state: 'viewed' }, employer)
    expect([waiting, total]).toEqual([1, 1])
  })

  test('counts who waits for an answer to casual work that has not begun, of its own company only', async () => {
    const service = createTestService(await open(), [...employerCalls, ...flexibleCalls])
    const [employer, stranger] = [await service.employer(), await service.employer()]
    const post = (change: object) =>
      service.call(addFlexibleJob, { draft: { ...casualDraft(service), ...change }, publish: true }, employer)
    const [ahead, begun, off] = [await post({}), await post({ title: '已开工' }), await post({ title: '已取消' })]
    const [person, other] = [await service.seeker(), await service.seeker()]
    for (const { id } of [ahead, begun, off]) await service.call(applySimply, { id, name: '熊丽华', note: '' }, person)
    await service.call(applySimply, { id: ahead.id, name: '龚小满', note: '' }, other)
    await service.call(closeFlexibleJob, { id: off.id, closing: { reason: '2', words: '' } }, employer)
    await workedFrom(service, begun.id, -3_600_000, 3_600_000)
    const waiting = async (who = employer) => (await service.call(employerOverview, {}, who)).casualWaiting
    expect([await waiting(), await waiting(stranger)]).toEqual([2, 0])
    const [applicant] = (await service.call(listFlexibleApplicants, { id: ahead.id }, employer)).list
    await service.call(answerFlexibleApplicant, { id: applicant?.id ?? '', answer: 'declined' }, employer)
    expect(await waiting()).toBe(1)
  })
})
