import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { applyToJob, listOwnApplications, listReceived } from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { createResume, deleteResume, saveResumeSection } from '#contract/resumes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...messagesCalls]

interface Stored {
  readonly applications: number
  readonly events: number
  readonly messages: number
  readonly counted: number
}

const countAll = async ({ db }: TestService): Promise<Stored | undefined> =>
  (
    await db.query<Stored>(sql`
      select (select count(*) from applications) as applications, (select count(*) from application_events) as events,
        (select count(*) from messages) as messages, (select sum(apply_count) from jobs) as counted`)
  )[0]

describeOnBothEngines('applying to a job', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  let jobId: string
  let resumeId: string
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    seeker = await service.seeker()
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
    resumeId = await writeResume(service, seeker)
  })

  const apply = (job = jobId, resume = resumeId, { token } = seeker) =>
    service.call(applyToJob, { jobId: job, resumeId: resume }, { token })

  test('reaches the employer, is counted, begins its history and tells every member of the company once', async () => {
    const colleague = await service.employer(employer.companyId)
    const { applicationId, appliedAt } = await apply()
    expect(appliedAt).toBe(service.clock.now().getTime())
    const { list } = await service.call(listReceived, {}, { token: employer.token })
    expect(list).toMatchObject([{ id: applicationId, state: 'delivered', unread: true, name: finishedBasic.name }])
    const own = await service.call(listOwnApplications, {}, { token: seeker.token })
    expect(own.list[0]?.events).toEqual([
      { at: appliedAt, actor: 'seeker', state: 'delivered', remark: '', step: '', startsAt: 0 },
    ])
    expect(await countAll(service)).toEqual({ applications: 1, events: 1, messages: 2, counted: 1 })
    for (const { token } of [employer, colleague]) {
      const box = await service.call(listMessages, {}, { token })
      expect(box.list).toMatchObject([{ category: 'application', link: `/resume/info/${applicationId}`, read: false }])
      expect(JSON.stringify(box.list)).not.toContain(finishedBasic.name)
    }
  })

  test('twice gives the first application back, also after the job has closed', async () => {
    const { applicationId } = await apply()
    await expect(apply()).rejects.toMatchObject({ code: codes.alreadyApplied, data: { applicationId } })
    await service.db.run(sql`update jobs set status = 'invalid'`)
    await expect(apply()).rejects.toMatchObject({ code: codes.alreadyApplied, data: { applicationId } })
    expect(await countAll(service)).toEqual({ applications: 1, events: 1, messages: 1, counted: 1 })
  })

  test('is possible to the last second of the last day, as the day is in China', async () => {
    const expiresOn = '2025-06-03'
    const jobs = [
      await insertJob(service, employer.companyId, { expiresOn }),
      await insertJob(service, employer.companyId, { expiresOn }),
    ] as const
    const untilMidnight = (Date.parse('2025-06-03T16:00:00Z') - service.clock.now().getTime()) / 1_000
    service.clock.advance(untilMidnight - 1)
    const late = await service.seeker()
    const resume = await writeResume(service, late)
    await apply(jobs[0], resume, late)
    service.clock.advance(1)
    await expect(apply(jobs[1], resume, late)).rejects.toMatchObject({ code: codes.jobClosed })
  })

  test.each(['invalid', 'draft'] as const)('to one that is %s is refused', async status => {
    const closed = await insertJob(service, employer.companyId, { status })
    await expect(apply(closed)).rejects.toMatchObject({ code: status === 'draft' ? codes.notFound : codes.jobClosed })
    await expect(apply('999999999999')).rejects.toMatchObject({ code: codes.notFound })
    expect(await countAll(service)).toEqual({ applications: 0, events: 0, messages: 0, counted: 0 })
  })

  test("with somebody else's resume answers as with one that does not exist", async () => {
    const other = await writeResume(service, await service.seeker())
    const foreign = await apply(jobId, other).catch(error => error)
    const missing = await apply(jobId, randomUUID()).catch(error => error)
    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject({ code: codes.notFound })
  })

  test('with an unfinished resume says what is missing', async () => {
    const { id } = await service.call(createResume, { title: '草稿' }, { token: seeker.token })
    await expect(apply(jobId, id)).rejects.toMatchObject({ code: codes.resumeIncomplete })
    expect(await countAll(service)).toMatchObject({ applications: 0, messages: 0 })
  })

  test('sends the resume as it is now: later changes and its removal reach no employer', async () => {
    await apply()
    const change = { section: 'basic', data: { ...finishedBasic, name: '改名' } } as const
    await service.call(saveResumeSection, { id: resumeId, version: 4, change }, { token: seeker.token })
    await service.call(deleteResume, { id: resumeId }, { token: seeker.token })
    const { list } = await service.call(listReceived, {}, { token: employer.token })
    expect(list).toMatchObject([{ name: finishedBasic.name, place: '赣州·章贡区', age: 29 }])
  })

  test('leaves a trace that names nobody', async () => {
    const { applicationId } = await apply()
    const rows = await service.db.query(sql`
      select actor, subject_id, detail from audit_log where action = 'application.send'`)
    expect(rows).toEqual([{ actor: seeker.id, subject_id: applicationId, detail: {} }])
    expect(service.log.join('\n')).not.toContain(finishedBasic.name)
    expect(service.log.join('\n')).not.toContain(seeker.phone)
  })

  test('a hundred times at once, each with a key of its own, happens once', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [person, job] = [await service.seeker(), await insertJob(service, employer.companyId)]
      const resume = await writeResume(service, person)
      const tries = await Promise.allSettled(Array.from({ length: 100 }, () => apply(job, resume, person)))
      const done = tries.filter(({ status }) => status === 'fulfilled')
      const refused = tries.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
      expect(done).toHaveLength(1)
      expect(new Set(refused)).toEqual(new Set([codes.alreadyApplied]))
      expect(await countAll(service)).toEqual({ applications: round, events: round, messages: round, counted: round })
    }
  })
})

describeOnPostgres('many people who apply at the same moment', open => {
  test('are all counted, and whoever comes after the closing is refused', async () => {
    const service = createTestService(await open(), calls)
    const employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    const people = await Promise.all(Array.from({ length: 20 }, () => service.seeker()))
    const resumes = await Promise.all(people.map(person => writeResume(service, person)))
    const closing = service.db.run(sql`update jobs set status = 'invalid' where id = ${jobId}`)
    const tries = await Promise.allSettled([
      ...people.map(({ token }, turn) => service.call(applyToJob, { jobId, resumeId: resumes[turn] ?? '' }, { token })),
      closing,
    ])
    const refused = tries.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(refused.every(code => code === codes.jobClosed)).toBe(true)
    const sent = people.length - refused.length
    expect(await countAll(service)).toEqual({ applications: sent, events: sent, messages: sent, counted: sent })
  })
})
