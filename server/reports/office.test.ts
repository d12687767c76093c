import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { addJob, deleteJob, listOwnJobs, updateJobStatus } from '#contract/employer'
import { jobDetail, listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { changeJobs, relistJob } from '#contract/postings'
import { reportJob } from '#contract/reports'
import { writeResume } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { posting } from '../jobs/testing.postings.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { dismiss, readReport, uphold, waitingReports } from './office.ts'

const DAY = 86_400
const WHY = '面试时收取服装费'

describeOnBothEngines('the office and reports of postings', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    employer = await service.employer()
    seeker = await service.seeker()
    jobId = await published()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function published(): Promise<string> {
    const { id } = await service.call(addJob, { draft: posting() }, employer)
    await service.call(updateJobStatus, { id, state: 'valid' }, employer)
    return id
  }
  const report = async (person = seeker, id = jobId) => {
    const input = { jobId: id, reason: 'fee', detail: '要 300 元' }
    return (await service.call(reportJob, input, { ...person, idempotencyKey: randomUUID() })).ticket
  }
  const upheld = (ticket: string) => uphold(service.db, ticket, WHY, service.clock.now())
  const dismissed = (ticket: string) => dismiss(service.db, ticket, '单位已出示退款凭证。', service.clock.now())
  const waiting = () => waitingReports(service.db, service.clock.now())
  const box = async (person: TestPerson) => (await service.call(listMessages, {}, person)).list
  const found = async () => (await service.call(listJobs, { t: '主办会计' })).list.map(({ id }) => id)
  const own = async () => (await service.call(listOwnJobs, {}, employer)).list
  const written = (actions: string) =>
    service.db.query<{ action: string; subject_id: string }>(sql`
      select action, subject_id from audit_log where action = any(string_to_array(${actions}, ' ')) order by id`)

  test('list them oldest first, with the day by which each is due', async () => {
    // The clock stands at Tuesday, 3 June 2025.
    const first = await report()
    service.clock.advance(3 * DAY)
    const others = await Promise.all([await service.seeker(), await service.seeker()].map(person => report(person)))
    expect(await waiting()).toMatchObject([
      { ticket: first, title: '主办会计', reason: 'fee', together: 3, dueOn: '2025-06-04', overdue: true },
      // A Friday's is due on Monday.
      ...others.map(() => ({ dueOn: '2025-06-09', overdue: false })),
    ])
    service.clock.advance(3 * DAY)
    expect((await waiting()).map(({ overdue }) => overdue)).toEqual([true, false, false])
    service.clock.advance(DAY)
    expect((await waiting()).map(({ overdue }) => overdue)).toEqual([true, true, true])
  })

  test('show one whole without who reported, and the look is written down', async () => {
    const ticket = await report()
    const beside = await report(await service.seeker())
    const now = service.clock.now()
    const shown = await readReport(service.db, ticket, now)
    expect(shown).toMatchObject({ ticket, detail: '要 300 元', state: 'received', beside: [{ ticket: beside }] })
    expect(JSON.stringify(shown)).not.toContain(seeker.id)
    expect(await readReport(service.db, 'JB20250603-000000', now)).toBeUndefined()
    expect(await written('report.read')).toEqual([{ action: 'report.read', subject_id: ticket }])
  })

  test('take an upheld posting down for good and answer all who reported it', async () => {
    const other = await service.seeker()
    const [ticket, beside] = [await report(), await report(other)]
    const elsewhere = await report(seeker, await published())
    expect(await upheld(ticket)).toEqual([ticket, beside].toSorted())
    expect(await found()).not.toContain(jobId)
    expect(await service.call(jobDetail, { id: jobId })).toMatchObject({
      status: 2,
      closedBecause: '该职位经平台核查已下架',
    })
    for (const [person, own] of [
      [seeker, ticket],
      [other, beside],
    ] as const) {
      expect(await box(person)).toContainEqual(
        expect.objectContaining({
          title: '您举报的职位已查实',
          body: `您举报的「主办会计」（编号 ${own}）已查实并处理。职位已下架，单位不能重新发布。原因：${WHY}。`,
        }),
      )
    }
    expect((await waiting()).map(row => row.ticket)).toEqual([elsewhere])
    expect(await written('report.uphold job.bar')).toEqual([
      { action: 'job.bar', subject_id: jobId },
      ...[ticket, beside].toSorted().map(subject_id => ({ action: 'report.uphold', subject_id })),
    ])
    expect([await upheld(ticket), await dismissed(ticket)]).toEqual([[], false])
  })

  test('tell the employer why and never who, once', async () => {
    const ticket = await report()
    await upheld(ticket)
    await upheld(await report(await service.seeker()))
    const told = (await box(employer)).filter(({ title }) => title === '「主办会计」已被平台下架')
    expect(told).toMatchObject([{ body: expect.stringContaining(`原因：${WHY}。`) }])
    for (const word of [ticket, seeker.id, '举报']) expect(JSON.stringify(told)).not.toContain(word)
    expect(await own()).toMatchObject([{ id: jobId, state: 'invalid', stage: 'barred', closedBecause: WHY }])
  })

  test('tell who has applied to an upheld posting that it is gone', async () => {
    const applicant = await service.seeker()
    const resumeId = await writeResume(service, applicant)
    await service.call(applyToJob, { jobId, resumeId }, applicant)
    await upheld(await report())
    expect((await box(applicant)).map(({ title }) => title)).toContain('「主办会计」已下架')
  })

  test('let no employer publish or close it again, or take it away', async () => {
    await upheld(await report())
    const refused = { code: codes.wrongState, message: expect.stringContaining('不能重新发布') }
    await expect(service.call(updateJobStatus, { id: jobId, state: 'valid' }, employer)).rejects.toMatchObject(refused)
    await expect(service.call(relistJob, { id: jobId, expiresOn: '2025-08-01' }, employer)).rejects.toMatchObject(
      refused,
    )
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id: jobId, state: 'invalid', closing }, employer)
    const several = { ids: [jobId], action: 'close' as const, closing }
    expect((await service.call(changeJobs, several, employer)).list).toEqual([{ done: false, says: '职位已经下架' }])
    expect(await own()).toMatchObject([{ stage: 'barred', closedBecause: WHY }])
    await expect(service.call(deleteJob, { id: jobId }, employer)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('keep what was reported when its employer takes it down, and bar it all the same', async () => {
    const ticket = await report()
    await expect(service.call(deleteJob, { id: jobId }, employer)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '这个职位现在不能删除，可以下架',
    })
    await service.call(updateJobStatus, { id: jobId, state: 'invalid', closing: { reason: '1', words: '' } }, employer)
    expect(await upheld(ticket)).toEqual([ticket])
    expect(await own()).toMatchObject([{ stage: 'barred', closedBecause: WHY }])
  })

  test('leave a posting alone of which a report is dismissed, and tell that person why', async () => {
    const [ticket, beside] = [await report(), await report(await service.seeker())]
    const before = (await box(employer)).length
    expect(await dismissed(ticket)).toBe(true)
    expect(await found()).toContain(jobId)
    expect(await box(seeker)).toContainEqual(
      expect.objectContaining({
        title: '您举报的职位已核查',
        body: `您举报的「主办会计」（编号 ${ticket}）经核查没有发现违规。单位已出示退款凭证。`,
      }),
    )
    expect(await box(employer)).toHaveLength(before)
    expect((await waiting()).map(row => row.ticket)).toEqual([beside])
    expect(await written('report.dismiss')).toEqual([{ action: 'report.dismiss', subject_id: ticket }])
    expect([await dismissed(ticket), await upheld(ticket)]).toEqual([false, []])
  })

  test('take a new report of the same posting once the first is answered', async () => {
    const ticket = await report()
    expect(await report()).toBe(ticket)
    await dismissed(ticket)
    const anew = await report()
    expect(anew).not.toBe(ticket)
    expect(await report()).toBe(anew)
    expect((await waiting()).map(row => row.ticket)).toEqual([anew])
  })
})
