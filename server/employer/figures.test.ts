import { beforeEach, expect, test } from 'vitest'
import { applyToJob, companyAnswering, updateReceivedState, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { companyFigures, type FigurePeriod, listJobFigures, updateJobStatus } from '#contract/employer'
import { lookAtJob } from '#contract/job-looks'
import { applicationsCalls } from '../applications/index.ts'
import { goTo, insertJob, writeResume } from '../applications/testing.ts'
import { chinaDay } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { forgetViewDays, jobsCalls } from '../jobs/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { employerCalls } from './index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnBothEngines("a company's figures", open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...employerCalls, ...jobsCalls, ...applicationsCalls, ...resumesCalls])
    employer = await service.employer()
  })

  const figures = (period: FigurePeriod = '7', who = employer) => service.call(companyFigures, { period }, who)
  const jobs = async (search: object = {}, who = employer) =>
    (await service.call(listJobFigures, { period: '7', ...search }, who)).list
  const titles = async (search: object) => (await jobs(search)).map(({ title }) => title)
  const open7 = async (facts = {}) => insertJob(service, employer.companyId, facts)
  const look = (id: string, visitor: number) => service.call(lookAtJob, { id }, { ip: `203.0.113.${visitor}` })
  const after = (milliseconds: number) => goTo(service, service.clock.now().getTime() + milliseconds)
  const views = (id: string, day: string, count: number) =>
    service.db.run(sql`insert into job_view_days (job_id, day, views) values (${id}, ${day}, ${count})`)
  const kept = async (id: string) =>
    service.db.query<{ day: string; views: number }>(sql`
      select day, views from job_view_days where job_id = ${id} order by day`)

  async function apply(jobId: string) {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    return { seeker, id: (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId }
  }
  const answer = (id: string, state: 'shortlisted' | 'interview' | 'offer' | 'hired' | 'unfit') =>
    service.call(updateReceivedState, { id, state }, employer)

  test('count a visitor once a job and day, however often the job is looked at and however many come at once', async () => {
    const id = await open7()
    await Promise.all(Array.from({ length: 40 }, (_, at) => look(id, (at % 20) + 1)))
    await expect.poll(() => kept(id)).toEqual([{ day: '2025-06-03', views: 20 }])
    const [job] = await service.db.query<{ view_count: number }>(sql`select view_count from jobs where id = ${id}`)
    expect(job?.view_count).toBe(20)
    expect((await figures()).days.map(({ views }) => views)).toEqual([null, null, null, null, null, null, 20])
  })

  test('put what happens around midnight on the day that it is in China', async () => {
    const id = await open7()
    await goTo(service, Date.parse('2025-06-03T23:59:59+08:00'))
    await look(id, 1)
    await apply(id)
    await expect.poll(() => kept(id)).toEqual([{ day: '2025-06-03', views: 1 }])
    await after(1_000)
    await look(id, 1)
    const { id: invited } = await apply(id)
    await answer(invited, 'interview')
    await expect.poll(() => kept(id)).toHaveLength(2)
    expect((await figures()).days.slice(-2)).toEqual([
      { day: '2025-06-03', views: 1, applications: 1, interviews: 0, hires: 0 },
      { day: '2025-06-04', views: 1, applications: 1, interviews: 1, hires: 0 },
    ])
    // The seventh day is the last of them.
    await after(6 * DAY)
    expect((await figures()).days[0]).toMatchObject({ day: '2025-06-04', views: 1, applications: 1 })
    expect((await figures()).before).toEqual({ views: null, applications: 1, interviews: 0, hires: 0 })
  })

  test('tell of the period before what it came to, views where all its days were counted', async () => {
    const id = await open7()
    await views(id, '2025-05-21', 4)
    await views(id, '2025-05-27', 5)
    await views(id, '2025-05-28', 6)
    const { days, before } = await figures()
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([7, '2025-05-28', '2025-06-03'])
    expect(days.map(day => day.views)).toEqual([6, 0, 0, 0, 0, 0, 0])
    expect(before.views).toBe(9)
    expect((await figures('30')).before.views).toBeNull()
    expect((await figures('90')).days).toHaveLength(90)
  })

  test('answer as the page of a job tells it: the median of an even number, nothing for opening, a week to answer', async () => {
    const id = await open7()
    const [first, second, third] = [await apply(id), await apply(id), await apply(id)]
    await service.call(withdrawApplication, { id: third.id }, third.seeker)
    await after(HOUR)
    await answer(first.id, 'unfit')
    await after(3 * HOUR)
    await answer(second.id, 'shortlisted')
    await apply(id)
    const expected = { applications: 2, answered: 2, medianHours: 2.5 }
    expect(await figures()).toMatchObject({ answering: expected, told: expected })
    expect(await service.call(companyAnswering, { id: employer.companyId })).toEqual(expected)
    expect(await jobs()).toMatchObject([{ applications: 4, answering: expected }])
    await after(7 * DAY)
    const { told, answering } = await figures('30')
    expect([told, answering]).toEqual([
      { applications: 3, answered: 2, medianHours: 2.5 },
      { applications: 3, answered: 2, medianHours: 2.5 },
    ])
    // Everybody applied before these seven days; what everybody is told looks further back.
    expect(await figures()).toMatchObject({ answering: { applications: 0, answered: 0, medianHours: null }, told })
  })

  test('count a person who was invited or hired once, on the first day', async () => {
    const id = await open7()
    const { id: person } = await apply(id)
    await answer(person, 'interview')
    await after(DAY)
    await answer(person, 'unfit')
    await answer(person, 'shortlisted')
    await answer(person, 'interview')
    await answer(person, 'offer')
    await after(DAY)
    await answer(person, 'hired')
    expect((await figures()).days.slice(-3).map(({ interviews, hires }) => [interviews, hires])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ])
  })

  test('show of the jobs those that were open, seen or applied to, and no draft', async () => {
    await open7({ title: '草稿', status: 'draft' })
    await open7({ title: '无人看过' })
    const closed = await open7({ title: '下架了' })
    await open7({ title: '早就下架', status: 'invalid' })
    const over = await open7({ title: '到期了', expiresOn: '2025-06-03' })
    await open7({ title: '早就到期', expiresOn: '2025-06-02' })
    await views(closed, '2025-06-02', 2)
    await apply(over)
    await service.call(updateJobStatus, { id: closed, state: 'invalid', closing: { reason: '1', words: '' } }, employer)
    await after(DAY)
    const list = await jobs()
    expect(list.map(({ title, stage, views, applications }) => [title, stage, views, applications])).toEqual([
      ['下架了', 'closed', 2, 0],
      ['到期了', 'expired', 0, 1],
      ['无人看过', 'open', 0, 0],
    ])
    expect(list.map(({ days, negotiable }) => [days, negotiable])).toEqual([
      [2, false],
      [2, false],
      [2, false],
    ])
  })

  test('put jobs in order, each job on one page', async () => {
    const [much, little, none] = [
      await open7({ title: '多' }),
      await open7({ title: '少' }),
      await open7({ title: '无' }),
    ]
    await views(much, '2025-06-03', 99_999)
    await views(little, '2025-06-03', 10)
    const slow = await apply(little)
    const quick = await apply(none)
    await apply(none)
    await answer(quick.id, 'unfit')
    await after(2 * HOUR)
    await answer(slow.id, 'unfit')
    expect(await titles({ order: 'views' })).toEqual(['多', '少', '无'])
    expect(await titles({ order: 'applications' })).toEqual(['无', '少', '多'])
    expect(await titles({ order: 'rate' })).toEqual(['多', '少', '无'])
    expect(await titles({ order: 'time' })).toEqual(['少', '无', '多'])
    const pages = [await titles({ pageSize: 2 }), await titles({ pageSize: 2, page: 2 }), await titles({ page: 9 })]
    expect(pages).toEqual([['多', '少'], ['无'], []])
    expect(await service.call(listJobFigures, { page: 9 }, employer)).toMatchObject({ total: 3 })
  })

  test('are all zero without a job, and of nobody else', async () => {
    const id = await open7()
    await views(id, '2025-06-03', 5)
    await apply(id)
    const stranger = await service.employer()
    const { days, ...rest } = await figures('30', stranger)
    expect(days.filter(({ applications, views }) => applications > 0 || (views ?? 0) > 0)).toEqual([])
    expect(rest.told).toEqual({ applications: 0, answered: 0, medianHours: null })
    expect(await jobs({}, stranger)).toEqual([])
    const seeker = await service.seeker()
    await expect(service.call(companyFigures, {}, seeker)).rejects.toMatchObject({ code: codes.notFound })
    await expect(service.call(listJobFigures, {}, {})).rejects.toMatchObject({ code: codes.signInAgain })
  })

  test('of one job are its own; of a draft, and of a job of somebody else, there are none', async () => {
    const [one, other] = [await open7({ title: '甲' }), await open7({ title: '乙' })]
    const draft = await open7({ status: 'draft' })
    await views(one, '2025-06-03', 5)
    await views(other, '2025-06-03', 7)
    const { id } = await apply(one)
    await apply(other)
    await answer(id, 'interview')
    const of = (jobId: string, who = employer) => service.call(companyFigures, { period: '7', jobId }, who)
    expect(await of(one)).toMatchObject({
      job: { id: one, title: '甲' },
      sums: { views: 5, applications: 1, interviews: 1, hires: 0 },
      answering: { applications: 1, answered: 1 },
    })
    expect(await figures()).toMatchObject({ job: null, sums: { views: 12, applications: 2, interviews: 1, hires: 0 } })
    const stranger = await service.employer()
    for (const [jobId, who] of [
      [draft, employer],
      [one, stranger],
      ['999999999999', employer],
    ] as const) {
      await expect(of(jobId, who)).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('keep views by day for as long as somebody may ask for them', async () => {
    const id = await open7()
    await views(id, '2024-12-05', 1)
    await views(id, '2024-12-06', 2)
    await forgetViewDays(service.db, chinaDay(service.clock.now()))
    expect(await kept(id)).toEqual([{ day: '2024-12-06', views: 2 }])
    expect((await figures('90')).before.views).toBe(2)
  })
})
