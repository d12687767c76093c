import { beforeEach, expect, test } from 'vitest'
import { addJob, updateJobStatus } from '#contract/employer'
import { type PostingStage, type PostingStep, stageAfter } from '#contract/posting-life'
import { scheduleJob } from '#contract/postings'
import { chinaDay } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls, openDue } from './index.ts'
import { stageOn } from './queries/own.ts'
import { posting } from './testing.postings.ts'

const DAY = 24 * 3_600

/** What nobody asks for: the calendar and the check of the company. */
const own = ['appear', 'suspend', 'expire', 'queue'] as const satisfies readonly PostingStep[]

describeOnBothEngines('what the database does with postings by itself', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
  })

  const written = async (changes = {}) => (await service.call(addJob, { draft: posting(changes) }, employer)).id
  async function published(changes = {}) {
    const id = await written(changes)
    await service.call(updateJobStatus, { id, state: 'valid' }, employer)
    return id
  }
  const verify = (day: string | null) =>
    service.db.run(sql`update companies set verified_at = ${day} where id = ${employer.companyId}`)
  const upkeep = () => openDue(service.db, service.clock.now())
  async function stages() {
    const rows = await service.db.query<{ id: number; stage: PostingStage }>(sql`
      select id, ${stageOn(chinaDay(service.clock.now()))} as stage from jobs`)
    return new Map(rows.map(({ id, stage }) => [String(id), stage]))
  }

  /** The stages that changed with something, each of which has to be a step of the life of postings. */
  async function changedBy(work: () => Promise<unknown>) {
    const before = await stages()
    await work()
    const changed = [...(await stages())].flatMap(([id, to]) => {
      const from = before.get(id) ?? 'draft'
      return from === to ? [] : [{ id, from, to }]
    })
    for (const { from, to } of changed) expect(own.map(step => stageAfter(from, step))).toContain(to)
    return Object.fromEntries(changed.map(({ id, from, to }) => [id, `${from} ${to}`]))
  }

  test('are steps of the life of postings', async () => {
    await written()
    const laidBy = await written()
    await service.call(scheduleJob, { id: laidBy, opensOn: '2025-06-04' }, employer)
    const standing = await published()
    const short = await published({ expiresOn: '2025-06-05' })
    const closed = await published()
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id: closed, state: 'invalid', closing }, employer)

    expect(await changedBy(() => verify(null))).toEqual({ [standing]: 'open suspended', [short]: 'open suspended' })
    service.clock.advance(DAY)
    expect(await changedBy(upkeep)).toEqual({ [laidBy]: 'scheduled queued' })
    service.clock.advance(3 * DAY)
    expect(await changedBy(upkeep)).toEqual({})
    await verify('2025-06-07')
    expect(await changedBy(upkeep)).toEqual({
      [laidBy]: 'queued open',
      [standing]: 'suspended open',
      [short]: 'suspended expired',
    })
    expect(
      await changedBy(async () => {
        service.clock.advance(30 * DAY)
        await upkeep()
      }),
    ).toEqual({ [laidBy]: 'open expired', [standing]: 'open expired' })
  })
})
