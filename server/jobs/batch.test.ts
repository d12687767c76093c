import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addJob, getOwnJob, listOwnJobs, refreshJob, updateJob, updateJobStatus } from '#contract/employer'
import { type JobDraft, listJobs } from '#contract/jobs'
import { changeJobs } from '#contract/postings'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { posting } from './testing.postings.ts'

describeOnBothEngines('several postings at once', open => {
  let service: TestService
  let employer: TestEmployer
  let draft: string
  let valid: string
  let stranger: string
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
    draft = await written(employer)
    valid = await published(employer)
    stranger = await published(await service.employer())
  })

  const written = async (whose: TestEmployer, changes: Partial<JobDraft> = {}) =>
    (await service.call(addJob, { draft: posting(changes) }, whose)).id
  async function published(whose: TestEmployer) {
    const id = await written(whose)
    await service.call(updateJobStatus, { id, state: 'valid' }, whose)
    return id
  }
  const openIds = async () => (await service.call(listJobs, { t: '会计' })).list.map(job => job.id).toSorted()
  const closing = { reason: '3', words: '' }
  const stages = async () =>
    Object.fromEntries((await service.call(listOwnJobs, {}, employer)).list.map(({ id, stage }) => [id, stage]))
  const trace = (action: string) =>
    service.db.query<{ by: string; id: string }>(sql`
      select actor::text as by, subject_id as id from audit_log where action = ${action} order by subject_id::bigint`)

  test('are closed for one reason, with an answer for each', async () => {
    const ids = [stranger, valid, draft]
    const answer = await service.call(changeJobs, { ids, action: 'close', closing }, employer)
    expect(answer.list).toEqual([
      { done: false, says: '没有找到，可能已被删除' },
      { done: true, says: '' },
      { done: false, says: '职位还没有发布' },
    ])
    expect(await openIds()).toEqual([stranger])
    const { list } = await service.call(listOwnJobs, { state: 'invalid' }, employer)
    expect(list).toMatchObject([{ id: valid, closedBecause: '暂停招聘' }])
    const again = await service.call(changeJobs, { ids: [valid], action: 'close', closing }, employer)
    expect(again.list).toEqual([{ done: false, says: '职位已经下架' }])
  })

  test('are refreshed where they may be', async () => {
    service.clock.advance(24 * 3_600)
    employer = await service.employer(employer.companyId)
    const fresh = await published(employer)
    const { list } = await service.call(changeJobs, { ids: [valid, fresh, draft], action: 'refresh' }, employer)
    expect(list.map(({ done }) => done)).toEqual([true, false, false])
    expect(list[1]?.says).toMatch(/每天只能刷新一次/)
    await expect(service.call(refreshJob, { id: valid }, employer)).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('are deleted where they are drafts', async () => {
    const { list } = await service.call(changeJobs, { ids: [valid, draft], action: 'delete' }, employer)
    expect(list).toEqual([
      { done: false, says: '不是草稿，不能批量删除' },
      { done: true, says: '' },
    ])
    const left = await service.call(listOwnJobs, {}, employer)
    expect(left.list.map(({ id }) => id)).toEqual([valid])
  })

  test('are published where they are drafts that pass the check; the others stay as they are and say why', async () => {
    const second = await written(employer)
    const unfair = await written(employer, { requirements: '限女性，35 岁以下', headcount: null })
    const empty = (await service.call(addJob, { draft: {} }, employer)).id
    const ids = [unfair, valid, stranger, draft, empty, second]
    const { list } = await service.call(changeJobs, { ids, action: 'publish' }, employer)
    expect(list).toEqual([
      { done: false, says: expect.stringMatching(/限女性.*；请填写招聘人数$/) },
      { done: false, says: '不是草稿，不能批量发布' },
      { done: false, says: '没有找到，可能已被删除' },
      { done: true, says: '' },
      { done: false, says: expect.stringMatching(/^[^；]+；[^；]+；[^；]+，等 \d+ 处$/) },
      { done: true, says: '' },
    ])
    expect(await stages()).toEqual({
      [valid]: 'open',
      [draft]: 'open',
      [second]: 'open',
      [unfair]: 'draft',
      [empty]: 'draft',
    })
    const by = employer.id
    expect((await trace('job.publish')).filter(row => row.by === by)).toEqual([
      { by, id: draft },
      { by, id: valid },
      { by, id: second },
    ])
  })

  test('are queued where the check of the company does not count, and not published again', async () => {
    const closed = await published(employer)
    await service.call(changeJobs, { ids: [closed], action: 'close', closing }, employer)
    // Checked half a year and a day ago.
    await service.db.run(sql`update companies set verified_at = '2024-12-02' where id = ${employer.companyId}`)
    const { list } = await service.call(changeJobs, { ids: [draft, valid], action: 'publish' }, employer)
    expect(list.map(({ done }) => done)).toEqual([true, false])
    expect(await stages()).toEqual({ [draft]: 'queued', [valid]: 'open', [closed]: 'closed' })
    expect(await trace('job.queue')).toEqual([{ by: employer.id, id: draft }])
    const again = { ids: [closed], action: 'relist' as const, expiresOn: '2025-08-01' }
    expect((await service.call(changeJobs, again, employer)).list).toEqual([
      { done: false, says: expect.stringContaining('已超过复核期限') },
    ])
  })

  test('are published again until one last day where they were taken down or have ended', async () => {
    const ended = await published(employer)
    const unfair = await published(employer)
    await service.call(changeJobs, { ids: [valid, unfair], action: 'close', closing }, employer)
    await service.db.run(sql`update jobs set expires_on = '2025-06-02' where id = ${ended}`)
    const { version } = await service.call(getOwnJob, { id: unfair }, employer)
    await service.call(
      updateJob,
      { id: unfair, version, draft: posting({ duties: '负责记账，限女性，须倒班。' }) },
      employer,
    )
    const open = await published(employer)
    const input = {
      ids: [valid, draft, unfair, stranger, ended, open],
      action: 'relist' as const,
      expiresOn: '2025-08-01',
    }
    expect((await service.call(changeJobs, input, employer)).list).toEqual([
      { done: true, says: '' },
      { done: false, says: '职位还没有发布过，请直接发布' },
      { done: false, says: expect.stringContaining('限女性') },
      { done: false, says: '没有找到，可能已被删除' },
      { done: true, says: '' },
      { done: false, says: '职位已在招聘中' },
    ])
    const { list } = await service.call(listOwnJobs, { state: 'valid' }, employer)
    expect(
      list
        .filter(({ expiresOn }) => expiresOn === '2025-08-01')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([valid, ended].toSorted())
    expect(await stages()).toMatchObject({ [unfair]: 'closed', [draft]: 'draft' })
    expect(await trace('job.relist')).toEqual([
      { by: employer.id, id: valid },
      { by: employer.id, id: ended },
    ])
  })

  test('are left whole where the last day of all of them cannot be', async () => {
    await service.call(changeJobs, { ids: [valid], action: 'close', closing }, employer)
    for (const expiresOn of ['2025-06-03', '2025-12-01']) {
      await expect(
        service.call(changeJobs, { ids: [valid], action: 'relist', expiresOn }, employer),
      ).rejects.toMatchObject({ code: codes.invalid, data: { fields: { expiresOn: expect.any(String) } } })
    }
    expect(await stages()).toMatchObject({ [valid]: 'closed' })
  })

  test.each(['publish', 'relist'] as const)('are not changed by a colleague who may only read: %s', async action => {
    const reader = await service.employer(employer.companyId, 'reader')
    const input = { ids: [draft], action, expiresOn: '2025-08-01' }
    await expect(service.call(changeJobs, input, reader)).rejects.toMatchObject({ code: codes.roleTooLow })
    expect(await stages()).toMatchObject({ [draft]: 'draft' })
  })

  test.each([
    [{ ids: ['1'], action: 'relist' as const }],
    [{ ids: ['1'], action: 'relist' as const, expiresOn: '2025-02-30' }],
    [{ ids: Array.from({ length: 51 }, (_, index) => String(index + 1)), action: 'publish' as const }],
    [{ ids: [], action: 'delete' as const }],
    [{ ids: ['1', '1'], action: 'delete' as const }],
    [{ ids: Array.from({ length: 51 }, (_, index) => String(index + 1)), action: 'delete' as const }],
    [{ ids: ['1'], action: 'close' as const }],
    [{ ids: ['1'], action: 'close' as const, closing: { reason: '5', words: '' } }],
  ])('are refused whole: %j', async input => {
    await expect(service.call(changeJobs, input, employer)).rejects.toMatchObject({ code: codes.invalid })
  })
})
