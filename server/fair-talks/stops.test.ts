import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extendTalk, handOverTalk, sayInTalk, talkDesk } from '#contract/fair-talks'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnPostgres } from '../db/testing.ts'
import { slot } from '../interviews/testing.ts'
import type { TestService } from '../testing.ts'
import { heardOf } from './presence.ts'
import { creating, join, seedBooth, serviceOnOpenDay, talking } from './testing.ts'
import { prolongTalks } from './upkeep.ts'

const terms = {
  way: 'phone',
  contact: '熊经理',
  phone: '13800000001',
  minutes: 30,
  slots: [slot('2025-06-05', '10:00')],
}

describeOnPostgres('talks while somebody else holds what they need', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  /** Does something in a transaction that stays open until it is let go. */
  async function hold(work: (tx: Queryable) => Promise<unknown>): Promise<() => Promise<void>> {
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const ended = service.db.tx(async tx => {
      await work(tx)
      held.resolve()
      await free.promise
    })
    await Promise.race([held.promise, ended])
    return async () => {
      free.resolve()
      await ended
    }
  }

  const untilSomebodyWaits = () =>
    vi.waitUntil(
      async () => {
        const rows = await service.db.query(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        return rows.length > 0
      },
      { timeout: 60_000, interval: 5 },
    )

  test('nothing is said, prolonged or handed over once a stop is on its way', async () => {
    const booth = await seedBooth(service, 'A01')
    const id = await talking(service, booth, await service.seeker())
    const works = [
      () => service.call(sayInTalk, { id, text: '在吗' }, creating(booth.recruiter)),
      () => service.call(extendTalk, { id }, booth.recruiter),
      () => service.call(handOverTalk, { id, ...terms }, creating(booth.recruiter)),
    ]
    for (const work of works) {
      const commit = await hold(async tx => {
        await tx.query(sql`select 1 from fairs where id = 1 for update`)
        await tx.run(sql`update fairs set state = 'stopped', reason = '网络故障' where id = 1`)
        await tx.run(sql`
          insert into fair_stops (id, fair_id, reason, began_at)
          values (gen_random_uuid(), 1, '网络故障', ${service.clock.now()})`)
      })
      const answered = work().then(
        () => '做成了',
        (error: unknown) => String(Object(error).message),
      )
      await Promise.race([answered, untilSomebodyWaits()])
      await commit()
      expect(await answered).toContain('网络故障')
      await service.db.run(sql`delete from fair_stops`)
      await service.db.run(sql`update fairs set state = 'planned', reason = ''`)
    }
  })

  test('who is there is noted without waiting for a queue that moves', async () => {
    const booth = await seedBooth(service, 'A01')
    const [moved, other] = [await service.seeker(), await service.seeker()]
    await join(service, booth, moved)
    await join(service, booth, other)
    service.clock.advance(60)
    const hear = () => heardOf(service.db, { users: [moved.id, other.id] }, service.clock.now())
    const present = async () => {
      const { places } = await service.call(talkDesk, { fair: '1' }, booth.recruiter)
      return places.filter(place => place.present).map(({ number }) => number)
    }
    const commit = await hold(tx => tx.query(sql`select 1 from fair_places where user_id = ${moved.id} for update`))
    await hear()
    await commit()
    expect(await present()).toEqual([2])
    await hear()
    expect(await present()).toEqual([1, 2])
  })

  test('time is given back in order of ids, so that two who do it never wait for each other', async () => {
    const booth = await seedBooth(service, 'A01')
    for (let count = 0; count < 3; count += 1) await join(service, booth, await service.seeker())
    const rows = await service.db.query<{ id: string }>(sql`select id from fair_places order by id`)
    const [first = '', ...others] = rows.map(({ id }) => id)
    // Now it is stored after the others.
    await service.db.run(sql`update fair_places set note = '最后写入' where id = ${first}`)
    const commit = await hold(tx => tx.query(sql`select 1 from fair_places where id = ${first} for update`))
    const giving = service.db.tx(tx => prolongTalks(tx, '1', 60_000, service.clock.now()))
    await untilSomebodyWaits()
    const free = await service.db.query(sql`
      select 1 from fair_places where id = any(${others}::uuid[]) for update skip locked`)
    await commit()
    await giving
    expect(free).toHaveLength(2)
  })
})
