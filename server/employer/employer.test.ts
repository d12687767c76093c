import { expect, test } from 'vitest'
import { applyToJob, markReceivedViewed, updateReceivedState, withdrawApplication } from '#contract/applications'
import { employerOverview } from '#contract/employer'
import { listMessages, readMessages } from '#contract/messages'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { describeOnBothEngines } from '../db/testing.ts'
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
      company: { id: employer.companyId, name: '赣江示例电子有限公司', verifiedAt: '2025-01-01' },
      validJobs: 4,
      drafts: 1,
      queued: 0,
      endingSoon: 2,
      unreadResumes: 1,
      waiting: 1,
      interviews: 0,
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
})
