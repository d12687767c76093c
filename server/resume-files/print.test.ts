import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { listBoothVisits } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { type PrintedKind, printResume } from '#contract/resume-files'
import { updateResumeSettings } from '#contract/resumes'
import { listResumeAccess, setBlock } from '#contract/talents'
import { insertJob } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { exhibitor, hands, openFair, scan, scanOf, visitor } from '../booth-visits/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { talent } from '../talents/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'

describeOnBothEngines('a resume that an employer prints', open => {
  let service: TestService
  let employer: TestEmployer
  let person: TestPerson
  let resumeId: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    employer = await service.employer()
    ;({ person, id: resumeId } = await talent(service))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const print = (kind: PrintedKind, id: string, { token }: TestPerson = employer) =>
    service.call(printResume, { kind, id }, { token })
  const send = async () => {
    const jobId = await insertJob(service, employer.companyId)
    return (await service.call(applyToJob, { jobId, resumeId }, person)).applicationId
  }
  const prints = async () =>
    (await service.call(listResumeAccess, {}, person)).list
      .filter(({ kind }) => kind === 'print')
      .map(({ companyId, resumeTitle, jobTitle }) => [companyId, resumeTitle, jobTitle])
  const refused = (code: number) => expect.objectContaining({ code })

  test('is told to its owner: found, once in ten minutes for each who prints', async () => {
    for (let time = 0; time < 2; time += 1) expect(await print('open', resumeId)).toEqual({ ok: true })
    expect(await prints()).toEqual([[employer.companyId, '我的简历', '']])
    const colleague = await service.employer(employer.companyId)
    await print('open', resumeId, colleague)
    service.clock.advance(601)
    await print('open', resumeId)
    expect(await prints()).toHaveLength(3)
    const audits = await service.db.query(sql`
      select actor, subject_kind, subject_id from audit_log where action = 'resume.print' order by id`)
    const row = { actor: employer.id, subject_kind: 'resume', subject_id: resumeId }
    expect(audits).toEqual([row, row, { ...row, actor: colleague.id }, row])
  })

  test('is told to its owner: sent, for which job, once an hour and company', async () => {
    const id = await send()
    const reader = await service.employer(employer.companyId, 'reader')
    for (const member of [employer, reader]) await print('sent', id, member)
    expect(await prints()).toEqual([[employer.companyId, '我的简历', '会计']])
    service.clock.advance(3_600)
    await print('sent', id)
    expect(await prints()).toHaveLength(2)
  })

  test('is told to its owner: handed over at a fair', async () => {
    await openFair(service)
    const participation = await exhibitor(service, employer)
    const guest = await visitor(service)
    await hands(service, guest.person, guest.resume)
    await scan(service, employer, participation, [scanOf(service, guest.qr)])
    const [visit] = (await service.call(listBoothVisits, { participation }, employer)).list
    await print('fair', visit?.id ?? '')
    const { list } = await service.call(listResumeAccess, {}, guest.person)
    expect(list.map(({ kind, companyId }) => [kind, companyId])).toContainEqual(['print', employer.companyId])
    await expect(print('fair', visit?.id ?? '', await service.employer())).rejects.toEqual(refused(codes.notFound))
  })

  test('is told of by nobody who may not look at it', async () => {
    const id = await send()
    const stranger = await service.employer()
    const reader = await service.employer(employer.companyId, 'reader')
    const kinds = ['open', 'sent', 'fair'] as const
    for (const kind of kinds) await expect(print(kind, randomUUID())).rejects.toEqual(refused(codes.notFound))
    await expect(print('sent', id, stranger)).rejects.toEqual(refused(codes.notFound))
    await expect(print('sent', resumeId)).rejects.toEqual(refused(codes.notFound))
    await expect(print('open', id)).rejects.toEqual(refused(codes.notFound))
    await expect(print('open', resumeId, reader)).rejects.toEqual(refused(codes.roleTooLow))
    const unchecked = await service.uncheckedEmployer()
    await expect(print('open', resumeId, unchecked)).rejects.toEqual(refused(codes.wrongState))
    await service.call(setBlock, { companyId: stranger.companyId, blocked: true }, person)
    await expect(print('open', resumeId, stranger)).rejects.toEqual(refused(codes.notFound))
    await service.call(updateResumeSettings, { id: resumeId, privacy: 'hidden' }, person)
    await expect(print('open', resumeId)).rejects.toEqual(refused(codes.notFound))
    await service.call(withdrawApplication, { id }, person)
    await expect(print('sent', id)).rejects.toEqual(refused(codes.wrongState))
    expect(await refusedBy(service)).toContainEqual(expect.objectContaining({ reason: 'withdrawn' }))
    expect(await prints()).toEqual([])
  })
})
