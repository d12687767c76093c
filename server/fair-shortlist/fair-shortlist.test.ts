import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  listFairShortlist,
  MOST_SHORTLISTED,
  removeFromFairShortlist,
  saveToFairShortlist,
  takeOverFairShortlist,
} from '#contract/fair-shortlist'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { nobodysUuid } from '../testing.strangers.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairShortlistCalls } from './index.ts'

describeOnBothEngines('a shortlist of a fair', open => {
  let service: TestService
  let seeker: TestPerson
  let booth: string
  let jobId: string
  let other: string
  beforeEach(async () => {
    service = createTestService(await open(), fairShortlistCalls)
    seeker = await service.seeker()
    const now = service.clock.now()
    await seedFair(service.db, now)
    const company = await insertCompany(service.db, { name: '甲公司' })
    const jobs = await insertJobs(service.db, company, [{ title: '会计' }, { title: '出纳' }])
    ;[jobId = '', other = ''] = jobs
    booth = await seedExhibitor(service.db, now, { company: Number(company), booth: 'A01', jobs: [Number(jobId)] })
  })

  const list = async (person = seeker, fair = '1') => (await service.call(listFairShortlist, { fair }, person)).list
  const save = (more: { participationId?: string; jobId?: string; note?: string } = {}, person = seeker) =>
    service.call(saveToFairShortlist, { participationId: booth, ...more }, person)
  const exhibitor = async (state: 'applied' | 'confirmed', fair = 1) => {
    const company = await insertCompany(service.db, { name: `乙公司${Math.random()}` })
    return seedExhibitor(service.db, service.clock.now(), { company: Number(company), fair, state })
  }

  test('keeps booths and jobs with their notes, each once however often it is asked', async () => {
    await Promise.all([save({ note: '问住宿' }), save(), save()])
    service.clock.advance(1)
    await save({ jobId, note: '𠮷'.repeat(200) })
    await save({ jobId })
    expect(await list()).toEqual([
      { participationId: booth, jobId: '', note: '问住宿', addedAt: expect.any(Number), shown: true },
      { participationId: booth, jobId, note: '𠮷'.repeat(200), addedAt: expect.any(Number), shown: true },
    ])
    await save({ note: '' })
    expect((await list())[0]?.note).toBe('')
  })

  test('is nobody else’s, and of one fair', async () => {
    await save()
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const stranger = await service.seeker()
    expect([await list(stranger), await list(seeker, '2')]).toEqual([[], []])
    await service.call(removeFromFairShortlist, { participationId: booth }, stranger)
    expect(await list()).toHaveLength(1)
  })

  test('takes a booth off with its jobs, a job alone, and what is not there', async () => {
    await save()
    await save({ jobId })
    await service.call(removeFromFairShortlist, { participationId: booth, jobId }, seeker)
    expect((await list()).map(entry => entry.jobId)).toEqual([''])
    await save({ jobId })
    await service.call(removeFromFairShortlist, { participationId: booth }, seeker)
    await service.call(removeFromFairShortlist, { participationId: nobodysUuid }, seeker)
    expect(await list()).toEqual([])
  })

  test('takes nothing that is not shown at the fair', async () => {
    const hidden = await exhibitor('applied')
    await seedFair(service.db, service.clock.now(), { id: 2, opensIn: 60 })
    const early = await exhibitor('confirmed', 2)
    for (const given of [
      { participationId: nobodysUuid },
      { participationId: hidden },
      { participationId: early },
      { jobId: other },
    ])
      await expect(save(given)).rejects.toMatchObject({ code: codes.notFound })
    await expect(save({ note: '长'.repeat(201) })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('says of what is gone that it is, and lets its note be kept', async () => {
    await save()
    await save({ jobId })
    await service.db.run(sql`delete from fair_jobs where job_id = ${jobId}`)
    expect((await list()).map(({ shown }) => shown)).toEqual([true, false])
    await service.db.run(sql`update fair_participations set state = 'withdrawn' where id = ${booth}`)
    await save({ note: '没来' })
    expect((await list()).map(({ shown, note }) => [shown, note])).toEqual([
      [false, '没来'],
      [false, ''],
    ])
  })

  test('ends at a hundred, even at once', async () => {
    const companies = Array.from({ length: MOST_SHORTLISTED }, () => exhibitor('confirmed'))
    const all = await Promise.all(companies)
    const entries = all.slice(0, 99).map(participationId => ({ participationId, note: '' }))
    await service.call(takeOverFairShortlist, { fair: '1', entries }, seeker)
    const tries = await Promise.allSettled([save(), save({ participationId: all[99] ?? '' })])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await list()).toHaveLength(100)
    await expect(save({ jobId })).rejects.toMatchObject({ code: codes.quotaReached })
    await save({ participationId: all[0] ?? '', note: '还能改备注' })
  })

  test('takes over what a browser kept, loses no note and does so once', async () => {
    await save({ note: '问住宿' })
    const second = await exhibitor('confirmed')
    const entries = [
      { participationId: booth, note: '问班车' },
      { participationId: booth, jobId, note: '' },
      { participationId: second, note: '第二家' },
      { participationId: nobodysUuid, note: '没有了' },
    ]
    const taken = { taken: 3, left: [{ participationId: nobodysUuid, jobId: '' }] }
    for (let round = 0; round < 2; round += 1)
      expect(await service.call(takeOverFairShortlist, { fair: '1', entries }, seeker)).toEqual(taken)
    expect((await list()).map(({ note }) => note).toSorted()).toEqual(['', '第二家', '问住宿\n问班车'])
    const long = [{ participationId: booth, note: '长'.repeat(200) }]
    expect(await service.call(takeOverFairShortlist, { fair: '1', entries: long }, seeker)).toEqual({
      taken: 0,
      left: [{ participationId: booth, jobId: '' }],
    })
    expect((await list()).find(entry => entry.jobId === '' && entry.participationId === booth)?.note).toBe(
      '问住宿\n问班车',
    )
  })

  test('takes over nothing of another fair', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const entries = [{ participationId: booth, note: '' }]
    expect((await service.call(takeOverFairShortlist, { fair: '2', entries }, seeker)).taken).toBe(0)
    expect(await list()).toEqual([])
  })

  test('goes with its account', async () => {
    await save()
    await service.db.run(sql`delete from users where id = ${seeker.id}`)
    expect(await service.db.query(sql`select 1 from fair_shortlist`)).toEqual([])
  })
})
