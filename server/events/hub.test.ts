import { beforeEach, expect, test } from 'vitest'
import { topicOf } from '#contract/events'
import type { Db } from '../db/db.ts'
import { describeOnBothEngines, untilAllEnded } from '../db/testing.ts'
import { createLogger } from '../logger.ts'
import { testClock } from '../testing.clock.ts'
import type { Cursor } from './cursor.ts'
import { Hub, type News } from './hub.ts'
import { readBounds } from './queries.ts'
import { writeEvents } from './write.ts'

const FAIR = topicOf.fair(7)

describeOnBothEngines('where somebody begins to listen', open => {
  const clock = testClock()
  let db: Db
  /** What was asked about where one can begin, and is not answered yet. */
  let held: (() => void)[]
  let isHolding: boolean
  let hub: Hub
  beforeEach(async () => {
    db = await open()
    held = []
    isHolding = false
    const slow: Db = {
      ...db,
      run: statement => db.run(statement),
      tx: work => db.tx(work),
      ping: () => db.ping(),
      close: () => db.close(),
      async query<Row>(statement: Parameters<Db['query']>[0]) {
        const rows = await db.query<Row>(statement)
        if (isHolding && statement.text.includes('pg_snapshot_xmax')) await new Promise<void>(go => held.push(go))
        return rows
      },
    }
    hub = new Hub({ db: slow, clock, logger: createLogger({ level: 'silent', write: () => {} }) })
  })

  /** Writes an event that whoever reads next can see: nobody of another test still writes from before. */
  async function say(reason: string): Promise<void> {
    await db.tx(tx =>
      writeEvents(
        tx,
        [{ topic: FAIR, kind: 'fair.state', data: { fair: '7', state: 'stopped', reason } }],
        clock.now(),
      ),
    )
    await untilAllEnded(db)
  }
  const ear = () => {
    const heard: News[] = []
    return { heard, topics: [FAIR], hear: (news: readonly News[]) => void heard.push(...news) }
  }
  const reasons = (news: readonly News[]) => news.map(({ data }) => Object(data).reason)
  const asked = (count: number) => expect.poll(() => held.length).toBe(count)
  const letGo = () => {
    isHolding = false
    for (const go of held.splice(0)) go()
  }

  test('nothing is missed that others are told while one comes back', async () => {
    const since: Cursor = (await readBounds(db)).fence
    const [other, one] = [ear(), ear()]
    const first = await hub.listen(other, null)
    first.begin()
    isHolding = true
    const coming = hub.listen(one, since)
    await asked(1)
    await say('meanwhile')
    await hub.read()
    expect(reasons(other.heard)).toEqual(['meanwhile'])
    letGo()
    const { news, begin } = await coming
    begin()
    expect(reasons([...news, ...one.heard])).toEqual(['meanwhile'])
  })

  test('whoever comes first misses nothing because of another who comes first too', async () => {
    const [one, other] = [ear(), ear()]
    isHolding = true
    const coming = hub.listen(one, null)
    await asked(1)
    await say('between the two')
    const beside = hub.listen(other, null)
    await asked(2)
    held.shift()?.()
    const { begin } = await coming
    begin()
    letGo()
    await beside
    await hub.read()
    expect(reasons(one.heard)).toEqual(['between the two'])
  })
})
