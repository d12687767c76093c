import { expect, test } from 'vitest'
import { fairSlots } from '#contract/fair-visits'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService } from '../testing.ts'
import { fairVisitsCalls, liveFiguresOf } from './index.ts'

const DAY = 86_400

describeOnBothEngines('people at a fair', open => {
  /** One that opened an hour ago. */
  async function begin() {
    const service = createTestService(await open(), fairVisitsCalls)
    await seedFair(service.db, service.clock.now(), { opensIn: -1 / 24 })
    return service
  }

  test('are told of by fives while the fair is on, and not under five', async () => {
    const service = await begin()
    const { db, clock } = service
    const settings = { dataDir: service.dataDir } as never
    const walkIns = (count: number) =>
      db.run(sql`
        insert into fair_scans (id, fair_id, kind, at, gate, verdict, judged, let_in, received_at)
        select gen_random_uuid(), 1, 'walk-in', ${clock.now()}, 1, 'admitted', 'admitted', false, ${clock.now()}
        from generate_series(1, ${count}::int)`)
    await walkIns(4)
    const inside = async () => (await liveFiguresOf(1, { db, now: clock.now(), settings })).inside
    expect(await inside()).toBeNull()
    await walkIns(10)
    expect(await inside()).toBeNull()
    clock.advance(6)
    expect(await inside()).toBe(10)
    clock.advance(DAY)
    expect(await inside()).toBeNull()
  })

  test('are told of by halls where they were scanned last, for half an hour, and not under five', async () => {
    const service = await begin()
    const { db, clock } = service
    const settings = { dataDir: service.dataDir } as never
    const employer = await service.employer()
    await db.run(
      sql`insert into fair_halls (id, fair_id, place, name, width, depth) values (99, 1, 2, '校招区', 500, 500)`,
    )
    await db.run(sql`update fair_booths set hall_id = 99 where code like 'B%'`)
    const at = async (company: string, booth: string) =>
      seedExhibitor(db, clock.now(), { company: Number(company), booth })
    const here = await at(employer.companyId, 'A01')
    const there = await at((await service.employer()).companyId, 'B01')
    const people = await Promise.all(Array.from({ length: 12 }, () => service.seeker()))
    const scanned = (whom: readonly TestPerson[], stand: string) =>
      db.run(sql`
        insert into booth_visits (id, participation_id, fair_id, company_id, user_id, number, scanned_at, written_at,
          received_at)
        select gen_random_uuid(), ${stand}, 1, ${employer.companyId}, id, 10000000 + n, ${clock.now()},
          ${clock.now()}, ${clock.now()}
        from unnest(${whom.map(({ id }) => id)}::uuid[]) with ordinality as people (id, n)`)
    const zones = async () => (await liveFiguresOf(1, { db, now: clock.now(), settings })).zones
    await scanned(people, here)
    clock.advance(1)
    await scanned(people.slice(0, 4), there)
    expect(await zones()).toEqual([{ name: '主展厅', people: 5 }])
    clock.advance(60)
    await scanned(people.slice(0, 7), there)
    expect(await zones()).toEqual([
      { name: '主展厅', people: 5 },
      { name: '校招区', people: 5 },
    ])
    expect((await service.call(fairSlots, { fair: '1' }, {})).zones).toHaveLength(2)
    clock.advance(29.5 * 60)
    expect(await zones()).toEqual([{ name: '校招区', people: 5 }])
    await db.run(sql`delete from fair_booths where hall_id = 99`)
    await db.run(sql`delete from fair_halls where id = 99`)
    clock.advance(6)
    expect(await zones()).toEqual([])
  })
})
