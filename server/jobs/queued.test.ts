import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addJob, employerOverview, listOwnJobs, updateJob, updateJobStatus } from '#contract/employer'
import { jobDetail, listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { relistJob, scheduleJob, unscheduleJob } from '#contract/postings'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { employerCalls } from '../employer/index.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls, openDue } from './index.ts'
import { posting } from './testing.postings.ts'

const DAY = 24 * 3_600

describeOnBothEngines('a posting of a company that has not passed its check', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...jobsCalls, ...employerCalls, ...messagesCalls])
    employer = await service.uncheckedEmployer()
  })

  const written = async (changes = {}) => (await service.call(addJob, { draft: posting(changes) }, employer)).id
  const publish = (id: string) => service.call(updateJobStatus, { id, state: 'valid' }, employer)
  const listed = async () => (await service.call(listOwnJobs, {}, employer)).list[0]
  const found = async () => (await service.call(listJobs, { t: '主办会计' })).list.map(({ id }) => id)
  const titles = async () => (await service.call(listMessages, {}, employer)).list.map(({ title }) => title)
  const verify = (day: string | null = '2025-06-03') =>
    service.db.run(sql`update companies set verified_at = ${day} where id = ${employer.companyId}`)
  const pass = async () => {
    await verify()
    await openDue(service.db, service.clock.now())
  }

  test('is queued where nobody finds it, and appears by itself with the check, which is told once', async () => {
    const id = await written()
    expect(await publish(id)).toMatchObject({ state: 'queued' })
    expect(await publish(id)).toMatchObject({ state: 'queued' })
    expect(await listed()).toMatchObject({ stage: 'queued', title: '主办会计' })
    expect(await service.call(listOwnJobs, { state: 'queued' }, employer)).toMatchObject({ total: 1 })
    expect(await service.call(employerOverview, {}, employer)).toMatchObject({ queued: 1, drafts: 0, validJobs: 0 })
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([])
    await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })

    await pass()
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([id])
    expect((await service.call(jobDetail, { id })).publishedAt).toBe(service.clock.now().getTime())
    expect((await titles()).filter(title => title === '「主办会计」已自动发布')).toHaveLength(1)
  })

  test('is checked as one that is published: what shuts people out is said at its field and not queued', async () => {
    const id = await written({ requirements: '仅限女性，35岁以下，会计相关专业', wageMin: 9_000 })
    await expect(publish(id)).rejects.toMatchObject({
      data: {
        fields: {
          requirements: expect.stringContaining('限女性'),
          wageMax: '最高月薪不能低于最低月薪',
        },
      },
    })
    expect(await listed()).toMatchObject({ stage: 'draft' })
  })

  test('everything that is wrong is said at once: empty fields, pay the wrong way round, wording', async () => {
    const id = await written({ title: '', duties: '限女性，负责记账和报税', wageMin: 9_000 })
    const refused = await publish(id).catch(refusal => Object.keys(refusal.data.fields))
    expect(refused).toEqual(expect.arrayContaining(['title', 'duties', 'wageMax']))
  })

  test('appears as it was handed in, can be changed in the queue and taken out of it', async () => {
    const id = await written()
    const { version } = await publish(id)
    await service.call(updateJob, { id, version, draft: posting({ title: '总账会计' }) }, employer)
    expect(await publish(id)).toMatchObject({ state: 'queued', draft: { title: '总账会计' } })
    expect(await service.call(unscheduleJob, { id }, employer)).toMatchObject({
      state: 'draft',
      draft: { title: '总账会计' },
    })
    await pass()
    expect(await found()).toEqual([])
  })

  test('that was scheduled waits on when its day comes first', async () => {
    const id = await written()
    await service.call(scheduleJob, { id, opensOn: '2025-06-04' }, employer)
    service.clock.advance(DAY)
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([])
    await service.db.run(sql`update sessions set seen_at = ${service.clock.now()}, expires_at = '2099-01-01'`)
    expect(await listed()).toMatchObject({ stage: 'queued', opensOn: '' })
    await pass()
    expect(await found()).toEqual([id])
  })

  test('whose last day passed in the queue is not shown, and its employer is told to give another', async () => {
    const id = await written({ expiresOn: '2025-06-05' })
    await publish(id)
    service.clock.advance(4 * DAY)
    await service.db.run(sql`update sessions set seen_at = ${service.clock.now()}, expires_at = '2099-01-01'`)
    await pass()
    expect(await found()).toEqual([])
    expect(await titles()).toContain('「主办会计」的截止日期已过')
    expect(await service.call(relistJob, { id, expiresOn: '2025-07-05' }, employer)).toMatchObject({ state: 'valid' })
  })

  test('that was before the public when the check was withdrawn waits for the next, and is no draft again', async () => {
    await verify()
    const id = await written()
    await publish(id)
    await verify(null)
    expect(await listed()).toMatchObject({ state: 'queued', stage: 'suspended' })
    const refused = { code: codes.wrongState }
    await expect(service.call(unscheduleJob, { id }, employer)).rejects.toMatchObject(refused)
    await expect(service.call(scheduleJob, { id, opensOn: '2025-06-10' }, employer)).rejects.toMatchObject(refused)
    await expect(service.call(relistJob, { id, expiresOn: '2025-08-01' }, employer)).rejects.toMatchObject({
      ...refused,
      message: '职位暂时下架，单位重新通过认证后自动恢复',
    })
    const { version } = await publish(id)
    await service.call(updateJob, { id, version, draft: posting({ title: '总账会计' }) }, employer)
    expect(await publish(id)).toMatchObject({ state: 'queued', stage: 'suspended', draft: { title: '总账会计' } })
    await pass()
    expect(await listed()).toMatchObject({ stage: 'open', title: '总账会计' })
  })

  test('that waits after a withdrawal is taken down for good, which who kept it is told', async () => {
    await verify()
    const id = await written()
    await publish(id)
    const seeker = await service.seeker()
    await service.db.run(sql`
      insert into job_favourites (user_id, job_id, created_at) values (${seeker.id}, ${id}, ${service.clock.now()})`)
    await verify(null)
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id, state: 'invalid', closing }, employer)
    expect(await listed()).toMatchObject({ state: 'invalid', stage: 'closed', closedBecause: '招满' })
    expect((await service.call(listMessages, {}, seeker)).list).toMatchObject([{ title: '「主办会计」已停止招聘' }])
    await pass()
    expect(await listed()).toMatchObject({ stage: 'closed' })
    expect(await found()).toEqual([])
  })

  test('that was before the public once is not published again while the check is missing', async () => {
    await verify()
    const id = await written()
    expect(await publish(id)).toMatchObject({ state: 'valid' })
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id, state: 'invalid', closing }, employer)
    await verify(null)
    const refused = { code: codes.wrongState, message: expect.stringContaining('单位认证还没有通过') }
    await expect(publish(id)).rejects.toMatchObject(refused)
    await expect(service.call(relistJob, { id, expiresOn: '2025-08-01' }, employer)).rejects.toMatchObject(refused)
  })
})
