import { beforeEach, expect, test } from 'vitest'
import { applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { companyDetail } from '#contract/companies'
import { addJob, employerOverview, getOwnJob, listOwnJobs, updateJob, updateJobStatus } from '#contract/employer'
import {
  countFacets,
  countJobsByCategory,
  type JobDraft,
  jobDetail,
  listJobs,
  newestJobs,
  similarJobs,
} from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { relistJob, scheduleJob, unscheduleJob } from '#contract/postings'
import { toldToSeekers } from '#contract/reference/closing-reasons'
import { applicationsCalls } from '../applications/index.ts'
import { writeResume } from '../applications/testing.ts'
import { companiesCalls } from '../companies/index.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { employerCalls } from '../employer/index.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls, openDue } from './index.ts'
import { posting } from './testing.postings.ts'

const DAY = 24 * 3_600

describeOnBothEngines("a posting's life", open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    const calls = [
      ...jobsCalls,
      ...applicationsCalls,
      ...resumesCalls,
      ...messagesCalls,
      ...companiesCalls,
      ...employerCalls,
    ]
    service = createTestService(await open(), calls)
    employer = await service.employer()
  })

  const written = async (changes: Partial<JobDraft> = {}) =>
    (await service.call(addJob, { draft: posting(changes) }, employer)).id
  const publish = (id: string) => service.call(updateJobStatus, { id, state: 'valid' }, employer)
  const published = async (changes: Partial<JobDraft> = {}) => {
    const id = await written(changes)
    await publish(id)
    return id
  }
  const takeDown = (id: string, reason = '1', words = '') =>
    service.call(updateJobStatus, { id, state: 'invalid', closing: { reason, words } }, employer)
  const schedule = (id: string, opensOn = '2025-06-10') => service.call(scheduleJob, { id, opensOn }, employer)
  const relist = (id: string, expiresOn = '2025-08-01') => service.call(relistJob, { id, expiresOn }, employer)
  const found = async (t = '会计') => (await service.call(listJobs, { t })).list.map(job => job.id)
  const listed = async () => (await service.call(listOwnJobs, {}, employer)).list[0]
  const trace = async (id: string) =>
    (
      await service.db.query<{ action: string }>(sql`
        select action from audit_log where subject_kind = 'job' and subject_id = ${id} order by id`)
    ).map(row => row.action)

  /** Moves the clock and signs in anew, for sessions end meanwhile. */
  async function later(seconds: number) {
    service.clock.advance(seconds)
    employer = await service.employer(employer.companyId)
  }

  test('is taken down for a reason, which its list and seekers are told', async () => {
    const id = await published()
    const seeker = await service.seeker()
    await service.call(applyToJob, { jobId: id, resumeId: await writeResume(service, seeker) }, seeker)
    await takeDown(id, '1')
    expect(await listed()).toMatchObject({ state: 'invalid', stage: 'closed', closedBecause: '招满' })
    expect((await service.call(jobDetail, { id })).closedBecause).toBe('该职位已招满')
    expect((await service.call(listMessages, { category: 'job' }, seeker)).list[0]?.body).toMatch(/^该职位已招满。单位/)
    expect(await trace(id)).toEqual(['job.add', 'job.publish', 'job.takeDown'])
  })

  test('is not taken down without a reason, and keeps the one that was given first', async () => {
    const id = await published()
    await expect(service.call(updateJobStatus, { id, state: 'invalid' }, employer)).rejects.toMatchObject({
      data: { fields: { closing: '请选择原因' } },
    })
    expect((await listed())?.stage).toBe('open')
    expect(await takeDown(id, '3', '设备检修')).toMatchObject({ closedBecause: '暂停招聘：设备检修' })
    await takeDown(id, '1')
    const stored = await service.call(getOwnJob, { id }, employer)
    expect([stored.closedBecause, (await listed())?.closedBecause]).toEqual([
      '暂停招聘：设备检修',
      '暂停招聘：设备检修',
    ])
  })

  test('keeps words of its own among the employer, and tells seekers nothing of them', async () => {
    const id = await published()
    await expect(takeDown(id, '5')).rejects.toMatchObject({ data: { fields: { 'closing.words': '请写明原因' } } })
    await takeDown(id, '5', '预算推迟')
    expect((await listed())?.closedBecause).toBe('其他：预算推迟')
    expect(JSON.stringify(await service.call(jobDetail, { id }))).not.toContain('预算推迟')
    expect(toldToSeekers('5')).toBe('')
  })

  test('is not taken down before it was published', async () => {
    const id = await written()
    await expect(takeDown(id)).rejects.toMatchObject({ code: codes.wrongState })
    await schedule(id)
    await expect(takeDown(id)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('is published again with a new last day, its first applicants with it, once for a double click', async () => {
    const id = await published()
    const seeker = await service.seeker()
    await service.call(applyToJob, { jobId: id, resumeId: await writeResume(service, seeker) }, seeker)
    await takeDown(id)
    const [one, other] = await Promise.all([relist(id), relist(id)])
    expect([one.version, one.state, other.version]).toEqual([other.version, 'valid', one.version])
    expect(await found()).toEqual([id])
    expect(await listed()).toMatchObject({ stage: 'open', expiresOn: '2025-08-01', applyCount: 1, closedBecause: '' })
    expect((await service.call(jobDetail, { id })).closedBecause).toBe('')
    expect((await trace(id)).filter(action => action === 'job.relist')).toHaveLength(1)
    await expect(relist(id, '2025-09-01')).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('is published again after its last day, for 180 days at most', async () => {
    const id = await published({ expiresOn: '2025-06-05' })
    await later(3 * DAY)
    expect((await listed())?.stage).toBe('expired')
    for (const expiresOn of ['2025-06-06', '2025-12-04']) {
      await expect(relist(id, expiresOn)).rejects.toMatchObject({ data: { fields: { expiresOn: expect.any(String) } } })
    }
    expect(await relist(id, '2025-12-03')).toMatchObject({ state: 'valid' })
  })

  test('is checked when it is published again', async () => {
    const id = await published()
    await takeDown(id)
    const { version } = await service.call(getOwnJob, { id }, employer)
    const draft = posting({ duties: '负责账务处理与纳税申报，限女性。' })
    await service.call(updateJob, { id, version, draft }, employer)
    await expect(relist(id)).rejects.toMatchObject({ data: { fields: { duties: expect.any(String) } } })
    expect(await found()).toEqual([])
  })

  test('that was never published, cannot be published again', async () => {
    await expect(relist(await written())).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('waits for its day where nobody finds it, and appears with the first request of that day', async () => {
    const other = await published({ title: '出纳会计' })
    const id = await written()
    expect(await schedule(id)).toMatchObject({ state: 'scheduled', opensOn: '2025-06-10' })
    expect(await listed()).toMatchObject({ stage: 'scheduled', opensOn: '2025-06-10', title: '主办会计' })

    const inGanzhou = async () =>
      (await service.call(countFacets, { t: '会计' })).list.find(
        ({ name, value }) => name === 'city' && value === '360700',
      )?.count
    const seen = async () => ({
      found: await found('主办'),
      similar: (await service.call(similarJobs, { id: other })).list.length,
      newest: (await service.call(newestJobs, {})).list.length,
      counted: (await service.call(countJobsByCategory, {})).list.reduce((sum, { count }) => sum + count, 0),
      company: (await service.call(companyDetail, { id: employer.companyId })).openJobs,
    })
    const before = { found: [], similar: 0, newest: 1, counted: 1, company: 1 }
    expect(await seen()).toEqual(before)
    expect(await inGanzhou()).toBe(1)
    await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })
    const overview = await service.call(employerOverview, {}, employer)
    expect([overview.drafts, overview.validJobs]).toEqual([0, 1])

    // Until the last second before midnight in China, 6 days and 14 hours on.
    await later(6 * DAY + 14 * 3_600 - 1)
    expect(await seen()).toEqual(before)
    await later(1)
    expect(await seen()).toEqual({ found: [id], similar: 1, newest: 2, counted: 2, company: 2 })
    expect((await service.call(jobDetail, { id })).publishedAt).toBe(Date.parse('2025-06-10T00:00:00+08:00'))
    expect(await trace(id)).toEqual(['job.add', 'job.schedule', 'job.appear'])
    // Counts of filters are remembered for a while.
    await later(600)
    expect(await inGanzhou()).toBe(2)
  })

  test('appears once, and its employer is told once', async () => {
    const id = await written()
    await schedule(id, '2025-06-04')
    await later(DAY)
    await Promise.all([1, 2, 3].map(() => openDue(service.db, service.clock.now())))
    const { list } = await service.call(listMessages, { category: 'job' }, employer)
    expect(list.filter(({ title }) => title === '「主办会计」已按时发布')).toHaveLength(1)
    expect((await trace(id)).filter(action => action === 'job.appear')).toHaveLength(1)
  })

  test.each(['2025-06-03', '2025-08-03', '2025-02-30'])('is not scheduled for %s', async opensOn => {
    await expect(schedule(await written({ expiresOn: '2025-08-30' }), opensOn)).rejects.toMatchObject({
      data: { fields: { opensOn: expect.any(String) } },
    })
  })

  test('is checked as of its day: it must stand longer than that, and for 180 days at most', async () => {
    const short = await written({ expiresOn: '2025-06-10' })
    await expect(schedule(short)).rejects.toMatchObject({ data: { fields: { expiresOn: expect.any(String) } } })
    const long = await written({ expiresOn: '2025-12-07' })
    expect(await schedule(long)).toMatchObject({ state: 'scheduled' })
    const unfair = await written({ duties: '负责账务处理与纳税申报，限女性。' })
    await expect(schedule(unfair)).rejects.toMatchObject({ data: { fields: { duties: expect.any(String) } } })
  })

  test('is given another day, published at once or made a draft again', async () => {
    const id = await written()
    await schedule(id)
    expect(await schedule(id, '2025-06-20')).toMatchObject({ opensOn: '2025-06-20' })
    expect(await service.call(unscheduleJob, { id }, employer)).toMatchObject({
      state: 'draft',
      opensOn: '',
      draft: posting(),
    })
    await later(20 * DAY)
    expect(await found()).toEqual([])
    await schedule(id, '2025-06-25')
    expect(await publish(id)).toMatchObject({ state: 'valid', opensOn: '' })
    expect(await found()).toEqual([id])
    await expect(schedule(id, '2025-06-26')).rejects.toMatchObject({ code: codes.wrongState })
    await expect(service.call(unscheduleJob, { id }, employer)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('appears as it was checked; what was typed since waits to be published', async () => {
    const id = await written()
    const { version } = await schedule(id, '2025-06-04')
    await service.call(updateJob, { id, version, draft: posting({ title: '总账会计' }) }, employer)
    await later(DAY)
    expect((await service.call(jobDetail, { id })).title).toBe('主办会计')
    expect((await service.call(getOwnJob, { id }, employer)).draft.title).toBe('总账会计')
  })
})
