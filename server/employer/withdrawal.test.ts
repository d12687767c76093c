import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, listOwnApplications, listReceived, receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { addJob, companyLicence, employerOverview, listOwnJobs, updateJobStatus } from '#contract/employer'
import { listInterviews, readInterview } from '#contract/interviews'
import { jobDetail, listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { addWork } from '#contract/resume-works'
import { readResume, updatePassportPhoto } from '#contract/resumes'
import { downloadTalent, listTalentDownloads, readTalent } from '#contract/talents'
import { writeResume } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { invite } from '../interviews/testing.ts'
import { openDue } from '../jobs/index.ts'
import { posting } from '../jobs/testing.postings.ts'
import { siteMap } from '../portal/sitemap.ts'
import { isPhotoReceived } from '../resumes/queries.ts'
import { finishedBasic, pictureWork } from '../resumes/testing.ts'
import { isWorkReceived } from '../resumes/work-queries.ts'
import { readSettings } from '../settings.ts'
import { talent } from '../talents/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { answer, withdraw } from './office.ts'

describeOnBothEngines('a company whose verification is withdrawn', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  let creditCode: string
  let id: string
  let applicationId: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    employer = await service.employer()
    seeker = await service.seeker()
    const [row] = await service.db.query<{ credit_code: string }>(sql`
      select credit_code from companies where id = ${employer.companyId}`)
    creditCode = row?.credit_code ?? ''
    id = await published()
    const resumeId = await writeResume(service, seeker)
    applicationId = (await service.call(applyToJob, { jobId: id, resumeId }, seeker)).applicationId
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function published(changes = {}): Promise<string> {
    const { id } = await service.call(addJob, { draft: posting(changes) }, employer)
    await service.call(updateJobStatus, { id, state: 'valid' }, employer)
    return id
  }
  const takeBack = (reason = '执照已吊销') => withdraw(service.db, creditCode, reason, service.clock.now())
  const found = async () => (await service.call(listJobs, { t: '主办会计' })).list.map(job => job.id)
  const stages = async () =>
    Object.fromEntries((await service.call(listOwnJobs, {}, employer)).list.map(({ id, stage }) => [id, stage]))
  const told = async () =>
    (await service.call(listMessages, {}, employer)).list.filter(({ title }) => title === '单位认证已失效')
  const counted = async () => ({
    open: (await service.call(listJobs, {})).total,
    grams: await service.db.query(sql`select jobs from job_gram_counts where gram = '!'`),
  })
  async function map(): Promise<string> {
    // Kept for a while by service: one that has just started has nothing to remember.
    const settings = readSettings({ NODE_ENV: 'test' })
    const given = { db: service.db, now: service.clock.now(), settings }
    return new TextDecoder().decode(await siteMap({ origin: 'https://a.example', paths: [], day: '2025-06-03' }, given))
  }

  test('has nothing before the public, and says so', async () => {
    expect([await found(), await map()]).toEqual([[id], expect.stringContaining(`/job-details/${id}`)])
    expect(await takeBack()).toBe(true)
    expect(await found()).toEqual([])
    expect(await map()).not.toContain('/job-details/')
    await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })
    expect(await counted()).toEqual({ open: 0, grams: [{ jobs: 0 }] })
    expect(await stages()).toEqual({ [id]: 'suspended' })
    expect(await service.call(employerOverview, {}, employer)).toMatchObject({ queued: 1, validJobs: 0 })
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({
      licenceStanding: 'none',
      handedIn: 'returned',
      reason: '执照已吊销',
    })
    expect(await takeBack()).toBe(false)
    expect(await told()).toMatchObject([{ body: expect.stringContaining('执照已吊销。1 个在招职位已暂时下架') }])
  })

  test('keeps what it has received, and is told no name and no contacts of it', async () => {
    const { id: interviewId } = await invite(service, employer, applicationId)
    const shown = async () =>
      JSON.stringify([
        await service.call(listReceived, {}, employer),
        await service.call(receivedDetail, { id: applicationId }, employer),
        await service.call(readResume, { id: applicationId }, employer),
        await service.call(listInterviews, {}, employer),
        await service.call(readInterview, { id: interviewId }, employer),
      ])
    const { name, phone } = finishedBasic
    expect(await shown()).toContain(phone)
    await takeBack()
    const all = await shown()
    expect([all.includes(name), all.includes(phone), all.includes(applicationId)]).toEqual([false, false, true])
    expect(await service.call(readInterview, { id: interviewId }, seeker)).toMatchObject({ candidate: name })
    expect((await service.call(listOwnApplications, {}, seeker)).list).toMatchObject([
      { id: applicationId, state: 'interview', jobOpen: false },
    ])
  })

  test('sees no more of the people whom it had downloaded than of others', async () => {
    const work = [{ company: '赣江示例公司', title: '会计 13970000001', from: '2020-01', to: '', duties: '' }]
    const { id: resumeId, person } = await talent(service, { work })
    const photo = { id: resumeId, files: [await pictureWork()] }
    await service.call(updatePassportPhoto, photo, person)
    const added = { id: resumeId, caption: '毕业设计', files: [await pictureWork()] }
    await service.call(addWork, added, { ...person, idempotencyKey: randomUUID() })
    await service.call(downloadTalent, { id: resumeId }, employer)
    const files = await service.db.query<{ file: string; photo: string }>(sql`
      select w.file_id as file, r.photo_file as photo from resumes r join resume_works w on w.resume_id = r.id
      where r.id = ${resumeId}`)
    const { companyId } = employer
    const seen = async () => ({
      cards: (await service.call(listTalentDownloads, {}, employer)).list.map(({ talent: card }) => [
        card?.name,
        card?.latestTitle,
      ]),
      files: await Promise.all(
        files.map(async row => [
          await isPhotoReceived(service.db, companyId, row.photo),
          await isWorkReceived(service.db, companyId, row.file),
        ]),
      ),
    })
    const { name } = finishedBasic
    expect(await seen()).toEqual({ cards: [[name, '会计 13970000001']], files: [[true, true]] })
    await takeBack()
    expect(await seen()).toEqual({ cards: [['阿**', '会计 （联系方式已隐藏）']], files: [[false, false]] })
    await expect(service.call(readTalent, { id: resumeId }, employer)).rejects.toMatchObject({ code: codes.wrongState })
    await answer(service.db, { creditCode, state: 'approved', reason: '' }, service.clock.now())
    expect(await seen()).toEqual({ cards: [[name, '会计 13970000001']], files: [[true, true]] })
  })

  test('has its postings back with its next check, where they stood', async () => {
    const before = await service.call(jobDetail, { id })
    await takeBack()
    service.clock.advance(3_600)
    const now = service.clock.now()
    expect(await answer(service.db, { creditCode, state: 'approved', reason: '' }, now)).toBe(true)
    expect(await found()).toEqual([id])
    const { refreshedAt, publishedAt, applyCount } = before
    expect(await service.call(jobDetail, { id })).toMatchObject({ refreshedAt, publishedAt, applyCount })
    expect(await counted()).toEqual({ open: 1, grams: [{ jobs: 1 }] })
    expect(await service.call(receivedDetail, { id: applicationId }, employer)).toMatchObject({ blind: false })
  })

  test('is the same when the office writes it into the tables itself', async () => {
    await service.db.run(sql`update companies set verified_at = null where id = ${employer.companyId}`)
    expect([await found(), await stages()]).toEqual([[], { [id]: 'suspended' }])
    await service.db.run(sql`update companies set verified_at = '2025-06-03' where id = ${employer.companyId}`)
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([id])
  })

  test('leaves alone what was not open, and other companies', async () => {
    const closed = await published({ title: '出纳' })
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id: closed, state: 'invalid', closing }, employer)
    const over = await published({ title: '税务会计' })
    await service.db.run(sql`update jobs set expires_on = '2025-06-02' where id = ${over}`)
    const other = await service.employer()
    const { id: theirs } = await service.call(addJob, { draft: posting() }, other)
    await service.call(updateJobStatus, { id: theirs, state: 'valid' }, other)
    await takeBack()
    expect(await found()).toEqual([theirs])
    expect(await stages()).toEqual({ [id]: 'suspended', [closed]: 'closed', [over]: 'expired' })
  })

  test('loses with the next upkeep what came before the public in that very moment', async () => {
    await takeBack()
    await service.db.run(sql`update jobs set status = 'valid', queued_at = null where id = ${id}`)
    await openDue(service.db, service.clock.now())
    expect(await stages()).toEqual({ [id]: 'suspended' })
  })
})
