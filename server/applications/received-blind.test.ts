import { beforeEach, expect, test } from 'vitest'
import { applyToJob, receivedDetail, updateReceivedState } from '#contract/applications'
import { setBlindness } from '#contract/received'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

describeOnBothEngines('an application received blind', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
  })

  test('stays blind when the switch is turned off, until it is shortlisted; one received before shows again', async () => {
    const employer = await service.employer()
    const receive = async () => {
      const seeker = await service.seeker()
      const jobId = await insertJob(service, employer.companyId)
      const resumeId = await writeResume(service, seeker)
      return (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
    }
    const nameOf = async (id: string) => (await service.call(receivedDetail, { id }, employer)).name
    const before = await receive()
    await service.call(setBlindness, { on: true }, employer)
    const blind = await receive()
    expect(await nameOf(before)).toMatch(/^求职者 /)
    await service.call(setBlindness, { on: false }, employer)
    expect(await nameOf(before)).toBe(finishedBasic.name)
    expect(await nameOf(blind)).toMatch(/^求职者 /)
    expect(await nameOf(await receive())).toBe(finishedBasic.name)
    await service.call(updateReceivedState, { id: blind, state: 'shortlisted' }, employer)
    expect(await nameOf(blind)).toBe(finishedBasic.name)
  })
})
