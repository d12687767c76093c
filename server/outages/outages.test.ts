import { expect, test } from 'vitest'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { forgetOutages, listOutages } from './queries.ts'
import { beat } from './record.ts'

const start = new Date('2026-11-24T08:00:00Z')

describeOnBothEngines('outages of the service', open => {
  const at = (seconds: number) => secondsAfter(start, seconds)

  test('are written down where no copy said for longer than a while that it runs', async () => {
    const db = await open()
    const say = (seconds: number) => beat(db, { now: at(seconds), overloadedSince: null })
    const recorded = async () =>
      (await listOutages(db, { since: start, until: at(10_000) })).map(({ kind, began_at, ended_at }) => [
        kind,
        (Date.parse(began_at) - start.getTime()) / 1_000,
        (Date.parse(ended_at) - start.getTime()) / 1_000,
      ])
    await say(0)
    for (const seconds of [30, 60, 150]) await say(seconds)
    expect(await recorded()).toEqual([])
    await Promise.all([say(241), say(241.5), say(242)])
    expect(await recorded()).toHaveLength(1)
    const [[kind, from] = []] = await recorded()
    expect([kind, from]).toEqual(['down', 150])
    await say(600)
    // A copy whose clock is behind says nothing new.
    await say(420)
    await say(630)
    expect((await recorded())[0]).toEqual(['down', 242, 600])
    await forgetOutages(db, at(600))
    expect(await db.query(sql`select 1 from service_outages`)).toEqual([])
  })

  test('are an overload as long as people are put off, one for all that follow each other', async () => {
    const db = await open()
    const shed = (since: number, now: number) => beat(db, { now: at(now), overloadedSince: at(since) })
    await beat(db, { now: at(0), overloadedSince: null })
    await shed(0, 30)
    await shed(30, 60)
    await shed(31, 61)
    await beat(db, { now: at(90), overloadedSince: null })
    await shed(120, 150)
    const rows = await listOutages(db, { since: start, until: at(1_000) })
    expect(rows.map(({ kind }) => kind)).toEqual(['overload', 'overload'])
    expect(rows.map(({ began_at }) => Date.parse(began_at) - start.getTime())).toEqual([120_000, 0])
    expect(rows.map(({ ended_at }) => Date.parse(ended_at) - start.getTime())).toEqual([150_000, 61_000])
  })
})
