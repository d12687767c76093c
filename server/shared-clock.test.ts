import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import type { Db } from './db/db.ts'
import { openPostgres } from './db/postgres/open.ts'
import { createLogger } from './logger.ts'
import { readClock, startSharedClock, surer } from './shared-clock.ts'

const T = 1_800_000_000_000
const silent = createLogger({ level: 'silent', write: () => undefined })

/** True time, and a count of it that a copy began somewhere. */
function aWorld() {
  let passed = 0
  return {
    now: () => T + passed,
    wait: (ms: number) => {
      passed += ms
    },
    countFrom: (start: number) => () => start + passed,
  }
}

const way = fc.record({ there: fc.integer({ min: 0, max: 400 }), back: fc.integer({ min: 0, max: 400 }) })
const ways = fc.array(way, { minLength: 5, maxLength: 5 })
const start = fc.integer({ min: 0, max: 1e9 })

describe('a clock read across a way', () => {
  test('is wrong by no more than its doubt, which is half the quickest way', async () => {
    await fc.assert(
      fc.asyncProperty(ways, start, async (taken, from) => {
        const world = aWorld()
        const elapsed = world.countFrom(from)
        let time = 0
        const { ahead, doubt } = await readClock(async () => {
          const { there, back } = taken[time++] ?? { there: 0, back: 0 }
          world.wait(there)
          const told = world.now()
          world.wait(back)
          return told
        }, elapsed)
        expect(Math.abs(ahead + elapsed() - world.now())).toBeLessThanOrEqual(doubt)
        expect(doubt).toBe(Math.min(...taken.map(({ there, back }) => (there + back) / 2)))
      }),
    )
  })

  test('two copies judge alike to the millisecond where the way takes less, whenever they began to count', async () => {
    await fc.assert(
      fc.asyncProperty(start, start, async (one, other) => {
        const world = aWorld()
        const copies = [one, other].map(from => world.countFrom(from))
        const readings = await Promise.all(copies.map(elapsed => readClock(async () => world.now(), elapsed)))
        const told = () => copies.map((elapsed, at) => (readings[at]?.ahead ?? 0) + elapsed())
        for (const [step, isIn] of [
          [59_999, true],
          [2, false],
        ] as const) {
          world.wait(step)
          expect(told().map(now => now < T + 60_000)).toEqual([isIn, isIn])
        }
      }),
    )
  })
})

describe('of two readings', () => {
  const known = { ahead: 1_000, doubt: 1, at: 0 }

  test('the surer holds; an old one is a little less sure', () => {
    const vague = { ahead: 1_020, doubt: 40, at: 30_000 }
    expect(surer(known, vague)).toBe(known)
    const fair = { ahead: 1_003, doubt: 6, at: 30_000 }
    expect(surer(known, fair)).toBe(fair)
  })

  test('that contradict each other the newer holds: the clock was set', () => {
    const set = { ahead: -5_000, doubt: 40, at: 30_000 }
    expect(surer(known, set)).toBe(set)
  })
})

describe('started', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A database that tells `now`, or fails. */
  const telling = (now: () => number, engine: Db['engine'] = 'postgres') =>
    ({
      engine,
      reserved: { tx: (work: (tx: unknown) => unknown) => work({ query: async () => [{ now: now() }] }) },
    }) as Db

  test('follows the database, asks it again, and counts on while it is away', async () => {
    const world = aWorld()
    let [off, isAway] = [-3_000, false]
    const warn = vi.fn()
    const db = telling(() => {
      if (isAway) throw new Error('away')
      return world.now() + off
    })
    const { clock, stop } = await startSharedClock(db, { ...silent, warn }, world.countFrom(7))
    expect(clock.now().getTime()).toBe(T - 3_000)
    isAway = true
    world.wait(30_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(warn).toHaveBeenLastCalledWith('clock.not_asked', expect.anything())
    expect(clock.now().getTime()).toBe(T + 27_000)
    ;[off, isAway] = [2_000, false]
    world.wait(30_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(clock.now().getTime()).toBe(T + 62_000)
    stop()
    off = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(clock.now().getTime()).toBe(T + 62_000)
  })

  test('says by how much the machine is off, and is the machine’s own where there is one copy', async () => {
    const warn = vi.fn()
    const logger = { ...silent, warn }
    await startSharedClock(
      telling(() => Date.now() - 60_000),
      logger,
    )
    expect(warn).toHaveBeenCalledExactlyOnceWith('clock.machine_differs', { ms: expect.closeTo(60_000, -3) })
    expect((await startSharedClock(telling(Date.now, 'pglite'), logger)).clock).toBe(systemClock)
  })
})

test('PostgreSQL tells its time', async () => {
  const db = await openPostgres({ databaseUrl: inject('postgresUrl'), logger: silent, poolSize: 1 })
  const { clock, stop } = await startSharedClock(db, silent)
  const before = Date.now()
  const now = clock.now().getTime()
  stop()
  await db.close()
  expect(now).toBeGreaterThan(before - 1_000)
  expect(now).toBeLessThan(Date.now() + 1_000)
})
