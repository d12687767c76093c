import { beforeEach, expect, test } from 'vitest'
import { applyToJob, removeApplication, updateReceivedState, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages, readMessages } from '#contract/messages'
import { jobHunt, saveSearch } from '#contract/searches'
import { deleteViewedJobs, listFavourites, listViewedJobs, seekerOverview, setFavourite } from '#contract/seeker'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { searchesCalls } from '../searches/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { recordView, seekerCalls } from './index.ts'

describeOnBothEngines('what a seeker keeps', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...seekerCalls,
      ...resumesCalls,
      ...applicationsCalls,
      ...messagesCalls,
      ...searchesCalls,
    ])
    seeker = await service.seeker()
    employer = await service.employer()
  })

  const insert = async (title: string, facts = {}) => {
    const id = await insertJob(service, employer.companyId, { title, ...facts })
    service.clock.advance(1)
    return id
  }
  const keep = (id: string, favourite = true, { token } = seeker) =>
    service.call(setFavourite, { id, favourite }, { token })
  const kept = (query = {}, { token } = seeker) => service.call(listFavourites, query, { token })
  const viewed = (query = {}, { token } = seeker) => service.call(listViewedJobs, query, { token })
  const view = async (id: string | number, { id: userId } = seeker) => {
    await recordView(service.db, userId, id, service.clock.now())
    service.clock.advance(1)
  }

  test('is listed with the job as it stands, the latest first, and says whether it is still open', async () => {
    const [open, over, down] = [
      await insert('会计'),
      await insert('出纳', { expiresOn: '2025-06-02' }),
      await insert('普工', { status: 'invalid' }),
    ]
    for (const id of [open, over, down]) {
      await keep(id)
      service.clock.advance(1)
    }
    const { list, total } = await kept()
    expect(total).toBe(3)
    expect(list.map(({ title, open }) => [title, open])).toEqual([
      ['普工', false],
      ['出纳', false],
      ['会计', true],
    ])
    expect(list[2]).toMatchObject({
      id: open,
      companyId: employer.companyId,
      companyName: '赣江示例电子有限公司',
      place: '南昌·东湖区',
      wageMin: 5000,
      wageMax: 8000,
      expiresOn: '2099-12-31',
    })
    expect((await kept({ page: 2, pageSize: 2 })).list.map(({ id }) => id)).toEqual([open])
    await expect(kept({ page: -1 })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('stays kept once, whenever and however often it is kept, and is let go as often', async () => {
    const id = await insert('会计')
    const at = service.clock.now().getTime()
    await Promise.all(Array.from({ length: 20 }, () => keep(id)))
    service.clock.advance(60)
    expect(await keep(id)).toEqual({ favourite: true })
    expect((await kept()).list.map(({ favouriteAt }) => favouriteAt)).toEqual([at])
    for (let time = 0; time < 2; time += 1) expect(await keep(id, false)).toEqual({ favourite: false })
    expect((await kept()).total).toBe(0)
  })

  test('can be no job that nobody may see', async () => {
    const draft = await insert('草稿', { status: 'draft' })
    for (const id of [draft, '999999999999']) await expect(keep(id)).rejects.toMatchObject({ code: codes.notFound })
    expect(await keep(draft, false)).toEqual({ favourite: false })
  })

  test('are also the jobs it looked at: each once, the last look first, a vanished one not at all', async () => {
    const [first, second] = [await insert('会计'), await insert('出纳')]
    for (const id of [first, second, Number(first), '999999999999']) await view(id)
    const { list, total } = await viewed()
    expect([total, ...list.map(({ id }) => id)]).toEqual([2, first, second])
    expect(list[0]?.viewedAt).toBe(service.clock.now().getTime() - 2_000)
    await service.db.run(sql`delete from jobs where id = ${first}`)
    expect((await viewed()).list.map(({ id }) => id)).toEqual([second])
  })

  test('does not go back in time when looks arrive out of order', async () => {
    const id = await insert('会计')
    await view(id)
    const { list } = await viewed()
    await recordView(service.db, seeker.id, id, new Date(0))
    expect((await viewed()).list).toEqual(list)
  })

  test('is forgotten when asked: some, then all', async () => {
    const jobs = [await insert('会计'), await insert('出纳'), await insert('普工')] as const
    for (const id of jobs) await view(id)
    expect(await service.call(deleteViewedJobs, { ids: [jobs[0], '999999999999'] }, seeker)).toEqual({ ok: true })
    expect((await viewed()).list.map(({ title }) => title)).toEqual(['普工', '出纳'])
    await service.call(deleteViewedJobs, { ids: [] }, seeker)
    expect((await viewed()).total).toBe(0)
    await expect(service.call(deleteViewedJobs, { ids: ['-1'] }, seeker)).rejects.toMatchObject({ code: codes.invalid })
  })

  test('is nobody else’s to see, keep or forget', async () => {
    const stranger = await service.seeker()
    const id = await insert('会计')
    await keep(id)
    await view(id)
    expect([(await kept({}, stranger)).list, (await viewed({}, stranger)).list]).toEqual([[], []])
    await keep(id, false, stranger)
    await service.call(deleteViewedJobs, { ids: [] }, stranger)
    await service.call(deleteViewedJobs, { ids: [id] }, stranger)
    expect([(await kept()).total, (await viewed()).total]).toEqual([1, 1])
  })

  test('adds up in the overview', async () => {
    const nothing = {
      resume: null,
      applications: 0,
      answered: 0,
      interviews: 0,
      favourites: 0,
      viewed: 0,
      alerts: 0,
      unreadMessages: 0,
    }
    expect(await service.call(seekerOverview, {}, seeker)).toEqual(nothing)
    const resumeId = await writeResume(service, seeker)
    const jobs = [await insert('会计'), await insert('出纳'), await insert('普工')] as const
    const sent = []
    for (const jobId of jobs) sent.push((await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId)
    await service.call(updateReceivedState, { id: sent[0] ?? '', state: 'interview' }, employer)
    await service.call(updateReceivedState, { id: sent[1] ?? '', state: 'unfit' }, employer)
    await keep(jobs[0])
    await view(jobs[1])
    await view(jobs[2])
    for (const [name, alert] of [
      ['会计', 'daily'],
      ['出纳', 'off'],
    ] as const) {
      const search = { t: name }
      await service.call(saveSearch, { name, alert, byEmail: false, bySms: false, search }, seeker)
    }
    expect(await service.call(seekerOverview, {}, seeker)).toEqual({
      resume: { id: resumeId, title: '我的简历', completeness: 65, sendable: true },
      applications: 3,
      answered: 1,
      interviews: 0,
      favourites: 1,
      viewed: 2,
      alerts: 1,
      unreadMessages: 2,
    })
    const [read] = (await service.call(listMessages, {}, seeker)).list
    await service.call(readMessages, { ids: [read?.id ?? ''] }, seeker)
    expect(await service.call(seekerOverview, {}, seeker)).toMatchObject({ unreadMessages: 1 })
    expect(await service.call(seekerOverview, {}, await service.seeker())).toEqual(nothing)
  })

  test('counts no application that was taken out of the list', async () => {
    const resumeId = await writeResume(service, seeker)
    const sent = []
    for (const title of ['会计', '出纳', '普工']) {
      const input = { jobId: await insert(title), resumeId }
      sent.push((await service.call(applyToJob, input, seeker)).applicationId)
    }
    const [first = '', second = ''] = sent
    await service.call(withdrawApplication, { id: first }, seeker)
    await service.call(updateReceivedState, { id: second, state: 'unfit' }, employer)
    const counted = async () => [
      (await service.call(seekerOverview, {}, seeker)).applications,
      (await service.call(jobHunt, {}, seeker)).applications,
    ]
    expect(await counted()).toEqual([
      3,
      [
        { state: 'delivered', count: 1 },
        { state: 'unfit', count: 1 },
        { state: 'withdrawn', count: 1 },
      ],
    ])
    for (const id of [first, second]) await service.call(removeApplication, { id }, seeker)
    expect(await counted()).toEqual([1, [{ state: 'delivered', count: 1 }]])
  })

  test('waits for the seeker from an offer until the employer has moved on', async () => {
    const resumeId = await writeResume(service, seeker)
    const { applicationId: id } = await service.call(applyToJob, { jobId: await insert('会计'), resumeId }, seeker)
    const answered = async () => (await service.call(seekerOverview, {}, seeker)).answered
    expect(await answered()).toBe(0)
    for (const [state, waiting] of [
      ['shortlisted', 0],
      ['offer', 1],
      ['hired', 0],
    ] as const) {
      service.clock.advance(60)
      await service.call(updateReceivedState, { id, state }, employer)
      expect([state, await answered()]).toEqual([state, waiting])
    }
  })
})
