import { setTimeout as pause } from 'node:timers/promises'
import { listTalkBoards } from '#contract/fair-talks'
import { wireTo } from '../bench/wire.ts'
import { type Crowd, createCrowd } from '../fair-day/crowd.ts'
import { evenly } from '../fair-day/pace.ts'
import type { OpenDay } from '../fair-day/people.ts'
import { reckon } from '../fair-day/reckoning.ts'
import type { Lost, Seen } from '../fair-day/seen.ts'
import { watch } from '../fair-day/watch.ts'

/** What is still on its way when the last has spoken is heard within this. */
const SETTLE_MS = 3_000

export interface Played {
  readonly seen: Seen
  readonly lost: Lost
  /** Delays of the player's own loop, each of a second, in milliseconds. */
  readonly own: readonly number[]
}

interface Course {
  readonly origins: readonly string[]
  readonly seconds: number
  /** Queue moves a second, and lines a second. */
  readonly pace: number
  readonly tell: (crowd: Crowd) => void
}

/** Whoever plays must meet the fair that was made for it, and no other. */
async function demandSameDatabase(crowd: Crowd, { fair, visitors: [first], booths }: OpenDay): Promise<void> {
  if (!first) throw new Error('nobody plays')
  const { data } = await crowd.call(0, listTalkBoards, { fair }, first)
  if (data?.list.length !== booths.length)
    throw new Error(
      '这个地址上的服务用的不是 DATABASE_URL 所指的数据库 · the service at this origin has another database',
    )
}

/** Visitors come and draw numbers; recruiters call them, and both speak; at the end everybody is asked what they have. */
export async function play(day: OpenDay, { origins, seconds, pace, tell }: Course): Promise<Played> {
  const crowd = createCrowd(day, { origins: [...origins], wires: origins.map(wireTo) })
  const watching = watch(() => origins)
  const telling = setInterval(() => tell(crowd), 1_000)
  try {
    await demandSameDatabase(crowd, day)
    await crowd.open()
    await evenly(day.visitors.length, day.visitors.length / seconds, crowd.arrive)
    await Promise.all([
      evenly(Math.ceil(seconds * pace), pace, crowd.move),
      evenly(Math.ceil(seconds * pace), pace, crowd.say),
    ])
    await pause(SETTLE_MS)
    return { seen: crowd.seen, lost: await reckon(crowd), own: watching.now().own }
  } finally {
    clearInterval(telling)
    watching.stop()
    crowd.streams.end()
  }
}
