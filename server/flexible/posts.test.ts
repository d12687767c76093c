import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applySimply, flexibleJobInfo, listFlexibleJobs, listSimpleApplications } from '#contract/flexible'
import type { FlexibleDraft } from '#contract/flexible-form'
import {
  addFlexibleJob,
  closeFlexibleJob,
  deleteFlexibleJob,
  getOwnFlexibleJob,
  listFlexibleApplicants,
  listOwnFlexibleJobs,
  updateFlexibleJob,
} from '#contract/flexible-posts'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { flexibleCalls } from './index.ts'
import { casualDraft, workedFrom } from './testing.ts'

const HOUR = 3_600_000

describeOnBothEngines('casual work as its employer posts it', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...flexibleCalls, ...messagesCalls])
    employer = await service.employer()
    seeker = await service.seeker()
  })

  const draft = (change: Partial<FlexibleDraft> = {}) => ({ ...casualDraft(service), ...change })
  const post = (change?: Partial<FlexibleDraft>) =>
    service.call(addFlexibleJob, { draft: draft(change), publish: true }, employer)
  function update(id: string, version: number, change: Partial<FlexibleDraft>) {
    service.clock.advance(1)
    return service.call(updateFlexibleJob, { id, version, draft: draft(change), publish: true }, employer)
  }
  const apply = (id: string, { token } = seeker) =>
    service.call(applySimply, { id, name: '热合曼·䶮', note: '可以马上到岗' }, { token })
  const letters = async (person: TestPerson) => (await service.call(listMessages, {}, person)).list
  const close = (id: string, reason = '2') =>
    service.call(closeFlexibleJob, { id, closing: { reason, words: '' } }, employer)
  const audits = async () =>
    (
      await service.db.query<{ action: string }>(
        sql`select action from audit_log where action like 'flexible.%' order by id`,
      )
    ).map(({ action }) => action)

  test('is kept as a draft that nobody sees, however little of it is written, then posted and found', async () => {
    const { id, version, stage } = await service.call(addFlexibleJob, { draft: { title: '搬运' } }, employer)
    expect([stage, (await service.call(listFlexibleJobs, {})).total]).toEqual(['draft', 0])
    const kept = await service.call(updateFlexibleJob, { id, version, draft: { title: '搬运工' } }, employer)
    expect([kept.stage, kept.draft.title]).toEqual(['draft', '搬运工'])
    const posted = await update(id, kept.version, { title: '搬运工', length: 8 })
    expect(posted).toMatchObject({ stage: 'open', taken: 0, applicants: 0 })
    expect((await service.call(listFlexibleJobs, {})).list).toMatchObject([
      { id, title: '搬运工', hours: '18:00 开工，每天 8 小时，共 2 天', left: 2, open: true },
    ])
    expect(await audits()).toEqual(['flexible.add', 'flexible.save', 'flexible.publish'])
  })

  test.each([
    ['a beginning that has passed', { startsOn: '2025-06-01' }, 'startsOn'],
    ['no pay', { payLow: 0 }, 'payLow'],
    ['pay below the lowest hour', { payLow: 17 }, 'payLow'],
    ['a day of more than 24 hours', { length: 25 }, 'length'],
    ['nobody wanted', { headcount: 0 }, 'headcount'],
    ['wording that is forbidden', { duties: '限男性，搬运重物，听从安排。' }, 'duties'],
    ['a district of another city', { district: '360702' }, 'district'],
  ] as const)('is not posted with %s, and nothing is stored', async (_, change, field) => {
    await expect(post(change)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { [field]: expect.any(String) } },
    })
    expect((await service.call(listOwnFlexibleJobs, {}, employer)).total).toBe(0)
  })

  test('goes on when the check of its company lapses, and says so; what is posted cannot be changed', async () => {
    const { id, version } = await post()
    await apply(id)
    await service.db.run(sql`update companies set verified_at = '2024-12-02' where id = ${employer.companyId}`)
    expect(await service.call(flexibleJobInfo, { id })).toMatchObject({ open: true, licenceStanding: 'lapsed' })
    expect((await service.call(listFlexibleApplicants, { id }, employer)).list).toMatchObject([
      { name: '热合曼·䶮', phone: seeker.phone },
    ])
    await expect(update(id, version, { headcount: 5 })).rejects.toMatchObject({
      code: codes.wrongState,
      message: expect.stringContaining('已超过复核期限'),
    })
  })

  test('shows markup as it was typed, in the job and in messages', async () => {
    const duties = '<img src=x onerror=alert(1)> 分拣 <b>小件</b>'
    const { id, version } = await post({ title: '<b>分拣</b>', duties })
    await apply(id)
    await update(id, version, { title: '<b>分拣</b>', duties, address: '<i>东门</i>' })
    expect(await service.call(flexibleJobInfo, { id })).toMatchObject({ title: '<b>分拣</b>', duties })
    expect((await letters(seeker))[0]?.title).toBe('“<b>分拣</b>”的地点有改动')
  })

  test('tells those who have applied of another time, pay or place, and of nothing else', async () => {
    const { id, version } = await post()
    await apply(id)
    const before = (await letters(seeker)).length
    const other = await update(id, version, { headcount: 5 })
    expect((await letters(seeker)).length).toBe(before)
    await update(id, other.version, { headcount: 5, startsAt: '19:00', payHigh: 25 })
    const [letter] = await letters(seeker)
    expect(letter).toMatchObject({ title: '“快递分拣”的时间、报酬有改动', link: `/flexible?job=${id}` })
    expect(letter?.body).toContain('报酬：20–22 元/小时，日结 改为 20–25 元/小时，日结')
    expect(await audits()).toContain('flexible.change')
  })

  test('is changed in one of two tabs; the other is shown what is stored, and a second press does nothing', async () => {
    const { id, version } = await post()
    const changed = await update(id, version, { headcount: 5 })
    await expect(update(id, version, { headcount: 7 })).rejects.toMatchObject({
      code: codes.conflict,
      data: { current: { version: changed.version, draft: { headcount: 5 } } },
    })
    expect((await update(id, version, { headcount: 5 })).version).toBe(changed.version)
  })

  test('cannot want fewer people than have a place', async () => {
    const { id, version } = await post()
    await service.db.run(sql`update flexible_jobs set taken = 2 where id = ${id}`)
    await expect(update(id, version, { headcount: 1 })).rejects.toMatchObject({
      data: { fields: { headcount: '已经录用 2 人，招工人数不能更少' } },
    })
    expect(await update(id, version, { headcount: 3 })).toMatchObject({ stage: 'open' })
  })

  test('is called off with a reason, once; who has applied is told and reads it', async () => {
    const { id } = await post()
    await apply(id)
    expect(await close(id)).toMatchObject({ stage: 'closed', closedBecause: '岗位取消' })
    expect(await close(id, '1')).toMatchObject({ closedBecause: '岗位取消' })
    const told = (await letters(seeker)).filter(({ title }) => title === '“快递分拣”已取消')
    expect(told).toHaveLength(1)
    expect((await service.call(listFlexibleJobs, {})).total).toBe(0)
    expect((await service.call(listSimpleApplications, {}, seeker)).list).toMatchObject([{ stage: 'closed' }])
  })

  test('begins and is over by the clock, cannot be changed then, and is offered again for another day', async () => {
    const { id, version, draft: written } = await post()
    await expect(
      service.call(addFlexibleJob, { draft: written, publish: true, relistOf: id }, employer),
    ).rejects.toMatchObject({ code: codes.wrongState })
    await workedFrom(service, id, -HOUR, HOUR)
    expect((await service.call(getOwnFlexibleJob, { id }, employer)).stage).toBe('started')
    await expect(apply(id)).rejects.toMatchObject({ code: codes.jobClosed })
    await expect(update(id, version, { headcount: 9 })).rejects.toMatchObject({ code: codes.wrongState })
    await expect(close(id)).rejects.toMatchObject({ code: codes.wrongState })
    await workedFrom(service, id, -2 * HOUR, -HOUR)
    expect((await service.call(getOwnFlexibleJob, { id }, employer)).stage).toBe('past')
    const again = await service.call(addFlexibleJob, { draft: draft(), publish: true, relistOf: id }, employer)
    expect([again.stage, again.id === id, again.applicants]).toEqual(['open', false, 0])
  })

  test('is listed by where it stands, with the people left and those who wait; a draft alone can be removed', async () => {
    const { id } = await post()
    const gone = await post({ title: '临时搬运' })
    await close(gone.id)
    const kept = await service.call(addFlexibleJob, { draft: { title: '草稿' } }, employer)
    await apply(id)
    const ids = async (group: string) =>
      (await service.call(listOwnFlexibleJobs, { group }, employer)).list.map(row => row.id)
    expect([await ids('current'), await ids('over'), await ids('draft')]).toEqual([[id], [gone.id], [kept.id]])
    expect((await service.call(listOwnFlexibleJobs, { group: 'current' }, employer)).list).toMatchObject([
      { stage: 'open', left: 2, applicants: 1, waiting: 1 },
    ])
    expect((await service.call(listOwnFlexibleJobs, {}, await service.employer())).total).toBe(0)
    await expect(service.call(deleteFlexibleJob, { id }, employer)).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(deleteFlexibleJob, { id: kept.id }, employer)
    expect(await ids('draft')).toEqual([])
    await expect(service.call(listFlexibleApplicants, { id: kept.id }, employer)).rejects.toMatchObject({
      code: codes.notFound,
    })
  })
})
