import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addJob, listOwnJobs, refreshJob, updateJobStatus } from '#contract/employer'
import { listJobs } from '#contract/jobs'
import { changeJobs } from '#contract/postings'
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

  const written = async (whose: TestEmployer) => (await service.call(addJob, { draft: posting() }, whose)).id
  async function published(whose: TestEmployer) {
    const id = await written(whose)
    await service.call(updateJobStatus, { id, state: 'valid' }, whose)
    return id
  }
  const openIds = async () => (await service.call(listJobs, { t: '会计' })).list.map(job => job.id).toSorted()
  const closing = { reason: '3', words: '' }

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

  test.each([
    [{ ids: [], action: 'delete' as const }],
    [{ ids: ['1', '1'], action: 'delete' as const }],
    [{ ids: Array.from({ length: 51 }, (_, index) => String(index + 1)), action: 'delete' as const }],
    [{ ids: ['1'], action: 'close' as const }],
    [{ ids: ['1'], action: 'close' as const, closing: { reason: '5', words: '' } }],
  ])('are refused whole: %j', async input => {
    await expect(service.call(changeJobs, input, employer)).rejects.toMatchObject({ code: codes.invalid })
  })
})
