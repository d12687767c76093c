import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, receivedDetail, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { compareReceived, exportReceived } from '#contract/received'
import { deleteResume, readResume, saveResumeSection } from '#contract/resumes'
import { listResumeAccess } from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { talentsCalls } from '../talents/index.ts'
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
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls, ...talentsCalls])
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
    expect(await read()).toEqual({
      sections: finishedSections(),
      photo: '',
      language: 'zh',
      works: [],
      sentAt,
      watermark: expect.stringMatching(/^赣江示例电子有限公司 · .+ · 2025-06-03 10:01$/),
    })
    const colleague = await service.employer(employer.companyId)
    await read(id, colleague)
    expect(await looks()).toEqual([
      { actor: employer.id, subject_id: id, outcome: 'done' },
      { actor: colleague.id, subject_id: id, outcome: 'done' },
    ])
  })

  const told = async ({ token } = seeker) =>
    (await service.call(listResumeAccess, {}, { token })).list.filter(({ kind }) => kind !== 'received')

  test('tells its writer who looked, for which job and how, once an hour, however many look', async () => {
    const colleague = await service.employer(employer.companyId)
    const detail = () => service.call(receivedDetail, { id }, employer)
    await Promise.all([read(), detail(), read(id, colleague), read(), detail()])
    const look = { companyId: employer.companyId, resumeTitle: '我的简历', jobTitle: '会计' }
    expect(await told()).toMatchObject([{ ...look, kind: 'read' }])
    service.clock.advance(3_600)
    await detail()
    expect(await told()).toMatchObject([
      { ...look, kind: 'read', at: service.clock.now().getTime() },
      { ...look, kind: 'read' },
    ])
    expect(await told(await service.seeker())).toEqual([])
  })

  test('tells its writer also that it was compared or taken along in a list, and what for when the resume has gone', async () => {
    const other = await service.seeker()
    const jobId = await insertJob(service, employer.companyId, { title: '出纳' })
    const theirs = await writeResume(service, other)
    const { applicationId } = await service.call(applyToJob, { jobId, resumeId: theirs }, other)
    await service.call(deleteResume, { id: resumeId }, seeker)
    for (let time = 0; time < 2; time += 1) {
      await service.call(compareReceived, { ids: [id, applicationId] }, employer)
      service.clock.advance(1)
      await service.call(exportReceived, {}, employer)
    }
    const rows = async (person: TestPerson) =>
      (await told(person)).map(({ kind, jobTitle, resumeTitle }) => [kind, jobTitle, resumeTitle])
    expect(await rows(seeker)).toEqual([
      ['export', '会计', ''],
      ['compare', '会计', ''],
    ])
    expect(await rows(other)).toEqual([
      ['export', '出纳', '我的简历'],
      ['compare', '出纳', '我的简历'],
    ])
  })

  test('that was taken back is looked at no more: its writer is told of no look', async () => {
    await service.call(withdrawApplication, { id }, seeker)
    const other = await insertJob(service, employer.companyId, { title: '出纳' })
    const second = await service.call(applyToJob, { jobId: other, resumeId }, seeker)
    await service.call(receivedDetail, { id }, employer)
    await service.call(compareReceived, { ids: [id, second.applicationId] }, employer)
    await service.call(exportReceived, {}, employer)
    expect((await told()).map(({ jobTitle }) => jobTitle)).toEqual(['出纳', '出纳'])
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
