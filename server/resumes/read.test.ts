import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { deleteResume, readResume, saveResumeSection } from '#contract/resumes'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumesCalls } from './index.ts'
import { finishedBasic, finishedSections } from './testing.ts'

describeOnBothEngines('a received resume', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  let resumeId: string
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls])
    seeker = await service.seeker()
    employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    resumeId = await writeResume(service, seeker)
    id = (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const read = (target = id, { token } = employer) => service.call(readResume, { id: target }, { token })
  const looks = () =>
    service.db.query(sql`
      select actor, subject_id, outcome from audit_log where action = 'resume.read' order by id`)

  test('is read as it was sent, by every member of the company, and each look is noted', async () => {
    const sentAt = service.clock.now().getTime()
    service.clock.advance(60)
    expect(await read()).toEqual({ sections: finishedSections(), photo: '', language: 'zh', works: [], sentAt })
    const colleague = await service.employer(employer.companyId)
    await read(id, colleague)
    expect(await looks()).toEqual([
      { actor: employer.id, subject_id: id, outcome: 'done' },
      { actor: colleague.id, subject_id: id, outcome: 'done' },
    ])
  })

  test('stays what was sent, whatever its writer does to the original', async () => {
    const before = await read()
    const change = { section: 'basic', data: { ...finishedBasic, phone: '19000000000' } } as const
    await service.call(saveResumeSection, { id: resumeId, version: 4, change }, seeker)
    await service.call(deleteResume, { id: resumeId }, seeker)
    expect(await read()).toEqual(before)
  })

  test('that was taken back is shown no more, and the try is noted', async () => {
    await service.call(withdrawApplication, { id }, seeker)
    const refusal = await read().catch(error => error)
    expect(refusal).toMatchObject({ code: codes.wrongState, data: null })
    expect(await looks()).toEqual([])
    expect(await refusedBy(service)).toEqual([
      { actor: employer.id, call: readResume.path, reason: 'withdrawn', tries: 1, subjects: [`application:${id}`] },
    ])
  })

  test('is not there for another company, nor by its own number', async () => {
    const stranger = await service.employer()
    const answers = await Promise.all([id, resumeId, randomUUID()].map(one => read(one, stranger).catch(e => e)))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ code: codes.notFound })
    expect(await looks()).toEqual([])
    expect(JSON.stringify(service.log)).not.toContain(finishedBasic.phone)
  })
})
