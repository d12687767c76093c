import { beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { updateJobStatus } from '#contract/employer'
import { listMessages } from '#contract/messages'
import { setFavourite } from '#contract/seeker'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'

describeOnBothEngines('taking a job down', open => {
  let service: TestService
  let employer: TestEmployer
  let id: string
  beforeEach(async () => {
    const calls = [...jobsCalls, ...applicationsCalls, ...resumesCalls, ...seekerCalls, ...messagesCalls]
    service = createTestService(await open(), calls)
    employer = await service.employer()
    id = await insertJob(service, employer.companyId)
  })

  const apply = async (person: TestPerson) => {
    const resumeId = await writeResume(service, person)
    return (await service.call(applyToJob, { jobId: id, resumeId }, person)).applicationId
  }
  const keep = (person: TestPerson) => service.call(setFavourite, { id, favourite: true }, person)
  const closing = { reason: '1', words: '' }
  const takeDown = () => service.call(updateJobStatus, { id, state: 'invalid', closing }, employer)
  const box = async (person: TestPerson) => (await service.call(listMessages, { category: 'job' }, person)).list

  test('tells whoever has applied or kept it, each once, and nobody else', async () => {
    const [applicant, keeper, both, gone, other] = [
      await service.seeker(),
      await service.seeker(),
      await service.seeker(),
      await service.seeker(),
      await service.seeker(),
    ]
    await apply(applicant)
    await keep(keeper)
    await apply(both)
    await keep(both)
    const id2 = await apply(gone)
    await service.call(withdrawApplication, { id: id2 }, gone)
    await takeDown()
    await takeDown()
    const link = `/job-details/${id}`
    expect(await box(applicant)).toMatchObject([{ link, body: expect.stringContaining('您投递的这个职位') }])
    expect(await box(keeper)).toMatchObject([{ link, body: expect.stringContaining('您收藏的这个职位') }])
    expect(await box(both)).toHaveLength(1)
    for (const person of [gone, other, employer]) expect(await box(person)).toEqual([])
  })

  test('that had ended by itself is news to nobody', async () => {
    const person = await service.seeker()
    await keep(person)
    await service.db.run(sql`update jobs set expires_on = '2020-01-01' where id = ${id}`)
    await takeDown()
    expect(await box(person)).toEqual([])
  })
})
