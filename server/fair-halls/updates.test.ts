import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairJobUpdates } from '#contract/fair-halls'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres, untilAllEnded } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { formatCursor } from './cursor.ts'
import { fairHallsCalls } from './index.ts'
import { standAt } from './testing.ts'

describeOnBothEngines('changes of a job fair’s jobs', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairHallsCalls)
    await seedFair(service.db, service.clock.now())
  })
  // Changes are told in an order that nobody overtakes: after whoever writes, be it to another database of the cluster.
  const since = async (cursor = '', fair = '1') => {
    await untilAllEnded(service.db)
    return service.call(fairJobUpdates, { fair, cursor })
  }
  const told = async (cursor: string) => {
    const { list, cursor: next } = await since(cursor)
    return { next, jobs: list.map(({ id, what, job }) => [id, what, job === null]) }
  }

  test('begin with a cursor alone, then tell what came, was closed, left or came back', async () => {
    const { participation, jobs } = await standAt(service, '星火', { booth: 'A01', jobs: [{}, {}] })
    const [one = '', two = ''] = jobs
    const start = await since()
    expect(start).toMatchObject({ list: [], more: false, companies: 1, jobs: 2 })
    const quiet = await told(start.cursor)
    expect(quiet.jobs).toEqual([])
    await service.db.run(sql`update jobs set status = 'invalid' where id = ${one}`)
    const closed = await told(quiet.next)
    expect(closed.jobs).toEqual([[one, 'closed', false]])
    await service.db.run(sql`delete from fair_jobs where job_id = ${two}`)
    const gone = await told(closed.next)
    expect(gone.jobs).toEqual([[two, 'closed', true]])
    await service.db.run(sql`
      insert into fair_jobs values (${participation}, ${two}, 1, ${service.clock.now()})`)
    await service.db.run(sql`update jobs set status = 'valid' where id = ${one}`)
    const back = await told(gone.next)
    expect(back.jobs.toSorted()).toEqual([
      [one, 'added', false],
      [two, 'added', false],
    ])
    // The old cursor still tells everything, each job once and as it is now.
    expect((await told(start.cursor)).jobs.toSorted()).toEqual(back.jobs.toSorted())
  })

  test('tell of the jobs of an employer that gets its booth or loses it, and of nobody who only applies', async () => {
    const { participation, jobs } = await standAt(service, '星火', { state: 'applied' })
    const [job = ''] = jobs
    const start = await since()
    const move = (state: string) =>
      service.db.run(sql`update fair_participations set state = ${state} where id = ${participation}`)
    await move('approved')
    await service.db.run(sql`update jobs set status = 'invalid' where id = ${job}`)
    await service.db.run(sql`update jobs set status = 'valid' where id = ${job}`)
    const approved = await told(start.cursor)
    expect(approved.jobs).toEqual([])
    await move('booked')
    const booked = await told(approved.next)
    expect(booked.jobs).toEqual([[job, 'added', false]])
    await move('confirmed')
    await move('present')
    const present = await told(booked.next)
    expect(present.jobs).toEqual([])
    await move('withdrawn')
    expect((await told(present.next)).jobs).toEqual([[job, 'closed', true]])
  })

  test('refuse a cursor that is mangled, of another fair or of the future, and say so', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const { cursor } = await since()
    const refused = (text: string, fair = '1') => service.call(fairJobUpdates, { fair, cursor: text })
    for (const [asked, words] of [
      [() => refused(cursor.slice(0, -1)), '游标不完整'],
      [() => refused(`${cursor}0`), '游标不完整'],
      [() => refused('; drop table fairs'), '游标不完整'],
      [() => refused(cursor, '2'), '游标不是这场招聘会的'],
      [() => refused(formatCursor({ fair: '1', xid: 10n ** 18n, id: 1n })), '游标比现在还晚'],
    ] as const)
      await expect(asked()).rejects.toMatchObject({
        code: codes.invalid,
        data: { fields: { cursor: expect.stringContaining(words) } },
      })
    await expect(since('', '404')).rejects.toMatchObject({ code: codes.notFound })
  })

  test('come in portions, and each once', async () => {
    const start = await since()
    const { jobs } = await standAt(service, '大单位', { booth: 'A01', jobs: Array.from({ length: 230 }, () => ({})) })
    const first = await since(start.cursor)
    expect([first.list.length, first.more]).toEqual([200, true])
    const rest = await since(first.cursor)
    expect([rest.list.length, rest.more]).toEqual([30, false])
    expect(new Set([...first.list, ...rest.list].map(({ id }) => id))).toEqual(new Set(jobs))
  })
})

// The embedded engine has one connection: there, nothing commits late.
describeOnPostgres('changes of a job fair’s jobs under way', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairHallsCalls)
    await seedFair(service.db, service.clock.now())
  })

  test('lose nothing that commits late, however readings fall between', async () => {
    const { participation } = await standAt(service, '星火', { booth: 'A01' })
    const company = await insertCompany(service.db, { name: '后来' })
    const ids = await insertJobs(
      service.db,
      company,
      Array.from({ length: 40 }, () => ({ expiresOn: '2025-12-31' })),
    )
    await untilAllEnded(service.db)
    let { cursor } = await service.call(fairJobUpdates, { fair: '1' })
    const seen = new Set<string>()
    const look = async () => {
      const answer = await service.call(fairJobUpdates, { fair: '1', cursor })
      cursor = answer.cursor
      for (const { id } of answer.list) seen.add(id)
    }
    let writing = true
    const add = (id: string, at: number) =>
      service.db.tx(async tx => {
        await tx.run(
          sql`insert into fair_jobs values (${participation}, ${id}, ${at + 2}::int, ${service.clock.now()})`,
        )
        // Every third stays open for a while after others have committed.
        await tx.query(sql`select pg_sleep(${at % 3 === 0 ? 0.08 : 0}::float8)`)
      })
    const reading = (async () => {
      while (writing) await look()
    })()
    for (let from = 0; from < ids.length; from += 4)
      await Promise.all(ids.slice(from, from + 4).map((id, at) => add(id, from + at)))
    writing = false
    await reading
    await untilAllEnded(service.db)
    await look()
    expect(seen).toEqual(new Set(ids))
  })
})
