import { beforeEach, expect, test } from 'vitest'
import { applyToJob, companyAnswering, markReceivedViewed, updateReceivedState } from '#contract/applications'
import { codes } from '#contract/codes'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

describeOnBothEngines('how a company answers', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
    employer = await service.employer()
  })

  const record = (id = employer.companyId) => service.call(companyAnswering, { id })
  const apply = async () => {
    const seeker = await service.seeker()
    const jobId = await insertJob(service, employer.companyId)
    const resumeId = await writeResume(service, seeker)
    return (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
  }
  const answer = (id: string, state: 'shortlisted' | 'unfit') =>
    service.call(updateReceivedState, { id, state }, employer)

  test('says nothing before anybody has applied', async () => {
    expect(await record()).toEqual({ applications: 0, answered: 0, medianHours: null })
  })

  test('counts what was answered at once, and what was not only after a week', async () => {
    const [first, second] = [await apply(), await apply(), await apply()]
    expect(await record()).toEqual({ applications: 0, answered: 0, medianHours: null })
    service.clock.advance(HOUR / 2)
    await answer(first, 'shortlisted')
    service.clock.advance(HOUR)
    await answer(second, 'unfit')
    expect(await record()).toEqual({ applications: 2, answered: 2, medianHours: 1 })
    service.clock.advance(7 * DAY)
    expect(await record()).toEqual({ applications: 3, answered: 2, medianHours: 1 })
  })

  test('takes opening for no answer', async () => {
    const id = await apply()
    await service.call(markReceivedViewed, { id }, employer)
    service.clock.advance(8 * DAY)
    expect(await record()).toEqual({ applications: 1, answered: 0, medianHours: null })
  })

  test('forgets after half a year', async () => {
    await answer(await apply(), 'unfit')
    service.clock.advance(181 * DAY)
    expect(await record()).toEqual({ applications: 0, answered: 0, medianHours: null })
  })

  test('is not there for a company that is not', async () => {
    await expect(record('999999999999')).rejects.toMatchObject({ code: codes.notFound })
  })
})
