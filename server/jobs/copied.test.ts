import { beforeEach, expect, test } from 'vitest'
import { addJob, deleteJob, getOwnJob, updateJob, updateJobStatus } from '#contract/employer'
import { type JobDraft, jobDetail } from '#contract/jobs'
import { scheduleJob } from '#contract/postings'
import { chinaDay, startOfChinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls, openDue } from './index.ts'
import { posting } from './testing.postings.ts'

const DAY = 24 * 3_600

describeOnBothEngines('a posting that is a copy of another', open => {
  let service: TestService
  let employer: TestEmployer
  /** When the first one was published. */
  let first: number
  let original: string
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
    first = service.clock.now().getTime()
    original = (await service.call(addJob, { draft: posting({ expiresOn: '2025-06-20' }) }, employer)).id
    await publish(original)
  })

  const publish = (id: string) => service.call(updateJobStatus, { id, state: 'valid' }, employer)
  const takeDown = (id: string) =>
    service.call(updateJobStatus, { id, state: 'invalid', closing: { reason: '1', words: '' } }, employer)
  const age = async (id: string) => (await service.call(jobDetail, { id })).publishedAt
  const now = () => service.clock.now().getTime()

  /** Moves the clock, signs in anew, for sessions end meanwhile, and has the company's check count on. */
  async function later(days: number) {
    service.clock.advance(days * DAY)
    await service.db.run(sql`update companies set verified_at = ${chinaDay(service.clock.now())}`)
    employer = await service.employer(employer.companyId)
  }
  async function copy(of: string, changes: Partial<JobDraft> = {}): Promise<string> {
    const { id, version, draft } = await service.call(addJob, { draft: {}, copyOf: of }, employer)
    const expiresOn = '2025-11-20'
    await service.call(updateJob, { id, version, draft: { ...draft, expiresOn, ...changes } }, employer)
    return id
  }
  async function published(of: string, changes: Partial<JobDraft> = {}): Promise<string> {
    const id = await copy(of, changes)
    await publish(id)
    return id
  }

  test('is as old as that while it is open, for ninety days after, and as a copy of a copy', async () => {
    await later(10)
    const beside = await published(original)
    expect(await age(beside)).toBe(first)
    await takeDown(original)
    await takeDown(beside)
    await later(89)
    const again = await published(beside)
    expect(await age(again)).toBe(first)
    expect(await age(original)).toBe(first)
    await takeDown(again)
    await later(91)
    const expiresOn = '2026-01-20'
    expect(await age(await published(again, { expiresOn }))).toBe(now())
  })

  test('is new with another title or in another place, and stays as old as it was when it is changed', async () => {
    await later(10)
    expect(await age(await published(original, { title: '出纳' }))).toBe(now())
    expect(await age(await published(original, { district: '360703' }))).toBe(now())
    const id = await published(original)
    await later(1)
    const { version, draft } = await service.call(getOwnJob, { id }, employer)
    await service.call(updateJob, { id, version, draft: { ...draft, title: '总账会计' } }, employer)
    await publish(id)
    expect(await age(id)).toBe(first)
  })

  test('is as old as what was copied where a draft was copied once more, or it appears on its day', async () => {
    await later(10)
    const between = await copy(original)
    const last = await copy(between)
    await service.call(deleteJob, { id: between }, employer)
    await service.call(scheduleJob, { id: last, opensOn: '2025-06-18' }, employer)
    service.clock.advance((startOfChinaDay('2025-06-18').getTime() - now()) / 1_000)
    await openDue(service.db, service.clock.now())
    expect(await age(last)).toBe(first)
  })
})
