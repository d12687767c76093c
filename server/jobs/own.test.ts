import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addJob, deleteJob, getOwnJob, listOwnJobs, refreshJob, updateJob, updateJobStatus } from '#contract/employer'
import { emptyDraft } from '#contract/job-posting'
import { type JobDraft, jobDetail, listJobs } from '#contract/jobs'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { posting } from './testing.postings.ts'

/** What is stored of a posting that came without a word. */
const nothingSaid: JobDraft = { ...emptyDraft(), nature: '', probation: '' }

describeOnBothEngines("an employer's jobs", open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
  })

  const as = (person: TestEmployer = employer) => ({ token: person.token })
  const add = (changes: Partial<JobDraft> = {}) => service.call(addJob, { draft: posting(changes) }, as())
  const closing = { reason: '1', words: '' }
  const setState = (id: string, state: 'valid' | 'invalid') =>
    service.call(updateJobStatus, { id, state, ...(state === 'invalid' && { closing }) }, as())
  const found = async (t: string) => (await service.call(listJobs, { t })).list.map(job => job.id)
  const published = async (changes: Partial<JobDraft> = {}) => {
    const { id } = await add(changes)
    return setState(id, 'valid')
  }

  /** Moves the clock and signs in anew, for sessions end meanwhile. */
  async function later(seconds: number) {
    service.clock.advance(seconds)
    employer = await service.employer(employer.companyId)
  }

  test('is a draft that nobody else sees until it is published, and found at once then', async () => {
    const { id, state, version } = await add()
    expect({ state, version }).toEqual({ state: 'draft', version: 1 })
    expect(await found('主办会计')).toEqual([])
    await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })

    expect(await setState(id, 'valid')).toMatchObject({ state: 'valid', version: 2, draft: posting() })
    expect(await found('主办会计')).toEqual([id])
    expect(await service.call(jobDetail, { id })).toMatchObject({
      title: '主办会计',
      companyName: '赣江示例电子有限公司',
      category1: '3',
      categoryLabel: '会计',
      place: '赣州·章贡区',
      status: 1,
      urgent: true,
      company: { openJobs: 1, logo: '' },
    })
  })

  test('keeps whatever was typed, even nothing', async () => {
    const { id } = await service.call(addJob, { draft: {} }, as())
    expect((await service.call(getOwnJob, { id }, as())).draft).toEqual(nothingSaid)
  })

  test('is refused with a message at every field that is missing', async () => {
    const { id } = await service.call(addJob, { draft: {} }, as())
    await expect(setState(id, 'valid')).rejects.toMatchObject({
      code: codes.invalid,
      data: {
        fields: {
          title: '请填写职位名称',
          category: '请选择职位类别',
          headcount: '请填写招聘人数',
          district: '请选择工作区县',
          duties: '请填写岗位职责',
          expiresOn: expect.any(String),
        },
      },
    })
  })

  test.each([
    [{ category: '3' }, 'category'],
    [{ category: '301' }, 'category'],
    [{ category: '999999' }, 'category'],
    [{ district: '360102' }, 'district'],
    [{ expiresOn: '2025-06-03' }, 'expiresOn'],
    [{ expiresOn: '2025-12-01' }, 'expiresOn'],
    [{ wageMin: 9000 }, 'wageMax'],
    [{ wageMax: null }, 'wageMax'],
    [{ title: '会' }, 'title'],
    [{ wageMin: null, wageMax: null }, 'wageMin'],
    [{ duties: '负责账务处理与纳税申报，限女性。' }, 'duties'],
    [{ contractTerm: '3' }, 'probation'],
    [{ contractTerm: '' }, 'contractTerm'],
    [{ headcount: 0 }, 'headcount'],
  ])('is not published with %j', async (changes, field) => {
    const { id } = await add(changes)
    await expect(setState(id, 'valid')).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { [field]: expect.any(String) } },
    })
    expect(await found('会计')).toEqual([])
  })

  test('may stand from tomorrow until 180 days from today', async () => {
    await expect(published({ expiresOn: '2025-06-04' })).resolves.toMatchObject({ state: 'valid' })
    await expect(published({ expiresOn: '2025-11-30' })).resolves.toMatchObject({ state: 'valid' })
  })

  test('shows the public what was published while it is being changed', async () => {
    const { id, version } = await published()
    const draft = posting({ title: '总账会计' })
    const saved = await service.call(updateJob, { id, version, draft }, as())
    expect(saved).toMatchObject({ state: 'valid', version: version + 1, draft: { title: '总账会计' } })
    expect((await service.call(jobDetail, { id })).title).toBe('主办会计')
    expect(await found('总账')).toEqual([])

    await setState(id, 'valid')
    expect(await found('总账')).toEqual([id])
    expect(await found('主办')).toEqual([])
  })

  test('saved in two tabs: the second is told and given what is stored', async () => {
    const { id, version } = await add()
    const first = posting({ title: '甲' })
    const second = posting({ title: '乙' })
    await service.call(updateJob, { id, version, draft: first }, as())
    await expect(service.call(updateJob, { id, version, draft: second }, as())).rejects.toMatchObject({
      code: codes.conflict,
      data: { current: { version: version + 1, draft: { title: '甲' } } },
    })
    await expect(service.call(updateJob, { id, version, draft: first }, as())).resolves.toMatchObject({ version: 2 })
  })

  test('is found no more once it is taken down, and again when it is published again', async () => {
    const { id } = await published()
    expect(await setState(id, 'invalid')).toMatchObject({ state: 'invalid' })
    expect(await found('会计')).toEqual([])
    expect((await service.call(jobDetail, { id })).status).toBe(2)
    await setState(id, 'valid')
    expect(await found('会计')).toEqual([id])
  })

  test('is invalid after its last day, until it is published with another', async () => {
    const { id, version } = await published({ expiresOn: '2025-06-05' })
    await later(3 * 24 * 3_600)
    expect(await found('会计')).toEqual([])
    expect((await service.call(jobDetail, { id })).status).toBe(2)
    expect(await service.call(getOwnJob, { id }, as())).toMatchObject({ state: 'invalid' })
    await expect(setState(id, 'valid')).rejects.toMatchObject({ data: { fields: { expiresOn: expect.any(String) } } })
    await service.call(updateJob, { id, version, draft: posting({ expiresOn: '2025-07-05' }) }, as())
    expect(await setState(id, 'valid')).toMatchObject({ state: 'valid' })
    expect(await found('会计')).toEqual([id])
  })

  test('moves up when it is refreshed, once a day', async () => {
    const older = await published({ title: '会计甲' })
    service.clock.advance(3_600)
    const newer = await published({ title: '会计乙' })
    expect(await found('会计')).toEqual([newer.id, older.id])
    await expect(service.call(refreshJob, { id: older.id }, as())).rejects.toMatchObject({
      code: codes.tooMany,
      data: { retryAfter: 13 * 3_600 },
    })
    await later(13 * 3_600)
    const answer = await service.call(refreshJob, { id: older.id }, as())
    expect(answer.refreshableAt - answer.refreshedAt).toBe(24 * 3_600_000)
    expect(await found('会计')).toEqual([older.id, newer.id])
  })

  test('does not move up by being taken down and published again on the same day', async () => {
    const older = await published({ title: '会计甲' })
    service.clock.advance(3_600)
    const newer = await published({ title: '会计乙' })
    await setState(older.id, 'invalid')
    await setState(older.id, 'valid')
    expect(await found('会计')).toEqual([newer.id, older.id])
  })

  test('can be copied, and an old last day is asked for again', async () => {
    const { id } = await published({ expiresOn: '2025-06-05' })
    await later(3 * 24 * 3_600)
    const copy = await service.call(addJob, { draft: {}, copyOf: id }, as())
    expect(copy).toMatchObject({ state: 'draft', draft: posting({ expiresOn: '' }) })
    expect(copy.id).not.toBe(id)
  })

  test('is deleted as a draft or while nobody has applied, and not after', async () => {
    const { id } = await published()
    const seeker = await service.seeker()
    await service.db.run(sql`
      insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
      values (gen_random_uuid(), ${id}, ${employer.companyId}, ${seeker.id}, '{}', 'delivered', now(), now())`)
    await expect(service.call(deleteJob, { id }, as())).rejects.toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`delete from applications`)
    await service.call(deleteJob, { id }, as())
    expect(await found('会计')).toEqual([])
    await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })
  })

  test('are listed with their state, latest change first', async () => {
    const draft = await add({ title: '草稿' })
    service.clock.advance(60)
    const valid = await published({ title: '在招' })
    service.clock.advance(60)
    const invalid = await published({ title: '下架' })
    await setState(invalid.id, 'invalid')
    const listed = async (input: { state?: 'draft' | 'valid' | 'invalid'; t?: string }) =>
      (await service.call(listOwnJobs, input, as())).list.map(job => job.id)
    expect(await listed({})).toEqual([invalid.id, valid.id, draft.id])
    expect(await listed({ state: 'draft' })).toEqual([draft.id])
    expect(await listed({ state: 'valid' })).toEqual([valid.id])
    expect(await listed({ state: 'invalid' })).toEqual([invalid.id])
    expect(await listed({ t: '草' })).toEqual([draft.id])
    expect(await service.call(listOwnJobs, {}, as(await service.employer()))).toMatchObject({ list: [], total: 0 })
  })

  test('of another company do not exist, whatever one tries, and nothing changes', async () => {
    const { id, version } = await published()
    const stranger = as(await service.employer())
    const tries = [
      () => service.call(getOwnJob, { id }, stranger),
      () => service.call(updateJob, { id, version, draft: posting({ title: '改' }) }, stranger),
      () => service.call(updateJobStatus, { id, state: 'invalid', closing }, stranger),
      () => service.call(refreshJob, { id }, stranger),
      () => service.call(deleteJob, { id }, stranger),
      () => service.call(addJob, { draft: {}, copyOf: id }, stranger),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: codes.notFound })
    expect(await service.call(getOwnJob, { id }, as())).toMatchObject({ version, state: 'valid', draft: posting() })
  })

  test('leave a trace of every write', async () => {
    const { id } = await published()
    await setState(id, 'invalid')
    const rows = await service.db.query<{ action: string }>(sql`
      select action from audit_log where subject_kind = 'job' and subject_id = ${id} order by id`)
    expect(rows.map(row => row.action)).toEqual(['job.add', 'job.publish', 'job.takeDown'])
  })
})
