import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applySimply, flexibleJobInfo, listSimpleApplications, withdrawSimply } from '#contract/flexible'
import {
  addFlexibleJob,
  answerFlexibleApplicant,
  closeFlexibleJob,
  listFlexibleApplicants,
} from '#contract/flexible-posts'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { flexibleCalls } from './index.ts'
import { casualDraft, workedFrom } from './testing.ts'

const HOUR = 3_600_000

async function posted(service: TestService, employer: TestEmployer, change: object = {}) {
  service.clock.advance(1)
  const draft = { ...casualDraft(service), ...change }
  return (await service.call(addFlexibleJob, { draft, publish: true }, employer)).id
}

function apply(service: TestService, id: string, { token }: TestPerson) {
  service.clock.advance(1)
  return service.call(applySimply, { id, name: '热合曼·䶮', note: '可以马上到岗' }, { token })
}

describeOnBothEngines('the own applications to casual work', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...flexibleCalls, ...messagesCalls])
    employer = await service.employer()
    seeker = await service.seeker()
  })

  const own = (query = {}) => service.call(listSimpleApplications, query, seeker)
  const withdraw = (id: string) => {
    service.clock.advance(1)
    return service.call(withdrawSimply, { id }, seeker)
  }
  async function applied(change: object = {}) {
    const job = await posted(service, employer, change)
    await apply(service, job, seeker)
    return { job, id: (await own({ job })).list[0]?.id ?? '' }
  }
  const answer = (id: string, given: 'accepted' | 'declined' | 'absent') =>
    service.call(answerFlexibleApplicant, { id, answer: given }, employer)
  const told = async () =>
    (await service.call(listMessages, {}, employer)).list.filter(({ title }) => title.startsWith('有人撤回了'))

  test('are listed latest first, page by page, with the work and how both stand; nobody else sees them', async () => {
    const first = await applied()
    const second = await applied({ title: '会议签到', payUnit: 'day', payLow: 180, payHigh: 200 })
    const { list, total } = await own({ pageSize: 1 })
    expect([list, total]).toMatchObject([[{ jobId: second.job, title: '会议签到', payUnit: 'day' }], 2])
    expect((await own({ page: 2, pageSize: 1 })).list).toMatchObject([
      { id: first.id, jobId: first.job, state: 'applied', stage: 'open', hours: '18:00 开工，每天 4 小时，共 2 天' },
    ])
    expect((await own({ job: first.job })).list.map(({ id }) => id)).toEqual([first.id])
    expect((await service.call(listSimpleApplications, {}, await service.seeker())).total).toBe(0)
  })

  test('are taken back once: the place is free, the employer is told by name, and nothing can be answered', async () => {
    const { job, id } = await applied({ headcount: 1 })
    await answer(id, 'accepted')
    expect((await own()).list).toMatchObject([{ state: 'accepted', stage: 'full' }])
    expect(await withdraw(id)).toMatchObject({ state: 'withdrawn', stage: 'open' })
    expect(await withdraw(id)).toMatchObject({ state: 'withdrawn' })
    expect(await service.call(flexibleJobInfo, { id: job })).toMatchObject({ left: 1, open: true })
    expect(await told()).toMatchObject([
      {
        title: '有人撤回了“快递分拣”的报名',
        body: '热合曼·䶮撤回了报名，不会来上班。空出一个名额，可以录用别人。',
        link: `/manage/jobs?casual=people&job=${job}`,
      },
    ])
    await expect(answer(id, 'accepted')).rejects.toMatchObject({
      code: codes.wrongState,
      message: '这个人已经撤回报名',
    })
    await expect(apply(service, job, seeker)).rejects.toMatchObject({ code: codes.alreadyApplied })
    const { list } = await service.call(listFlexibleApplicants, { id: job }, employer)
    expect(list).toMatchObject([{ name: '热合曼·䶮', phone: '', note: '', state: 'withdrawn' }])
    const rows = await service.db.query(sql`select 1 from audit_log where action = 'flexible.withdraw'`)
    expect(rows.length).toBe(1)
  })

  test('that wait are taken back without touching the places', async () => {
    const { job, id } = await applied()
    expect(await withdraw(id)).toMatchObject({ state: 'withdrawn' })
    expect(await service.call(flexibleJobInfo, { id: job })).toMatchObject({ left: 2 })
    expect((await told())[0]?.body).toBe('热合曼·䶮撤回了报名，不会来上班。不用再答复。')
    await service.call(closeFlexibleJob, { id: job, closing: { reason: '2', words: '' } }, employer)
    const { list } = await service.call(listMessages, {}, seeker)
    expect(list.map(({ title }) => title)).not.toContain('“快递分拣”已取消')
  })

  test('are not taken back once the work has begun, is called off, or the answer was no', async () => {
    const begun = await applied()
    await answer(begun.id, 'accepted')
    await workedFrom(service, begun.job, -HOUR, HOUR)
    await expect(withdraw(begun.id)).rejects.toMatchObject({ message: '已经开工，不能撤回报名' })
    const off = await applied()
    await service.call(closeFlexibleJob, { id: off.job, closing: { reason: '2', words: '' } }, employer)
    await expect(withdraw(off.id)).rejects.toMatchObject({ message: '单位已经取消这份零工，不用撤回' })
    const refused = await applied()
    await answer(refused.id, 'declined')
    await expect(withdraw(refused.id)).rejects.toMatchObject({ message: '这次报名已经结束，不能撤回' })
    expect(await told()).toEqual([])
  })
})

describeOnPostgres('an answer and a withdrawal at once', open => {
  test('leave as many places given as people have one, and never a place with whoever has gone', async () => {
    const service = createTestService(await open(), flexibleCalls)
    const employer = await service.employer()
    const people = await Promise.all(Array.from({ length: 12 }, () => service.seeker()))
    for (let round = 0; round < ROUNDS; round += 1) {
      const job = await posted(service, employer, { headcount: 6 })
      for (const person of people) await apply(service, job, person)
      const { list } = await service.call(listFlexibleApplicants, { id: job, pageSize: 50 }, employer)
      const tries = await Promise.allSettled(
        list.flatMap(({ id }, place) => [
          service.call(answerFlexibleApplicant, { id, answer: 'accepted' }, employer),
          service.call(withdrawSimply, { id }, people[place]),
          service.call(withdrawSimply, { id }, people[place]),
        ]),
      )
      const refused = tries.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
      expect([codes.jobClosed, codes.wrongState]).toEqual(expect.arrayContaining(refused))
      const [stored] = await service.db.query(sql`
        select count(*) filter (where state = 'withdrawn') as withdrawn,
          (select taken from flexible_jobs where id = ${job}) as taken
        from flexible_applications where job_id = ${job}`)
      expect(stored).toEqual({ withdrawn: people.length, taken: 0 })
    }
  })
})
