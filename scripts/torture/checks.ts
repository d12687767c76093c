import { randomInt } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, quietLogger } from '../../server/db/db.ts'
import { DbOpenError } from '../../server/db/errors.ts'
import { openDb } from '../../server/db/open.ts'
import { sql } from '../../server/db/sql.ts'
import { startWriter } from './child.ts'

/** One row of the result table. `failures` must be empty. */
export interface Outcome {
  readonly what: string
  readonly runs: number
  readonly detail: string
  readonly failures: readonly string[]
  /** Why it could not be tried here; it then says nothing. */
  readonly unable?: string
}

type Say = (progress: string) => void

const open = (dataDir: string) => openDb({ dataDir, logger: quietLogger })

/** Looks for every commit that was reported, in the table, in its index and in a counter. */
export async function findFaults(db: Db, acknowledged: readonly number[]): Promise<string[]> {
  const kept = new Set((await db.query<{ id: number }>(sql`select id from entries`)).map(({ id }) => id))
  const byIndex = await db.tx(async tx => {
    await tx.run(sql`set local enable_seqscan = off`)
    await tx.run(sql`set local enable_bitmapscan = off`)
    return tx.query<{ id: number }>(sql`select id from entries order by id`)
  })
  const [totals] = await db.query<{ entries: number }>(sql`select entries from totals`)
  const lost = acknowledged.filter(id => !kept.has(id))
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged commits are gone (first: ${lost[0]})`] : []),
    ...(totals?.entries !== kept.size ? [`the counter says ${totals?.entries}, there are ${kept.size} rows`] : []),
    ...(byIndex.length !== kept.size ? [`the index has ${byIndex.length} rows, the table ${kept.size}`] : []),
  ]
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Kills a process that writes or starts, at random times, and looks for every commit that it had reported. */
export async function killWriters(dataDir: string, kills: number, say: Say): Promise<Outcome> {
  const failures: string[] = []
  const reopened: number[] = []
  const acknowledged: number[] = []
  for (let round = 1; round <= kills; round += 1) {
    const writer = startWriter(dataDir, ...(round % 2 === 0 ? ['--tidy'] : []))
    // Every fifth dies while it is still recovering from the kill before.
    if (round % 5 !== 0) await writer.ready
    await delay(randomInt(0, 2_000))
    await writer.kill()
    acknowledged.push(...writer.acknowledged)
    const startedAt = performance.now()
    try {
      const db = await open(dataDir)
      reopened.push(Math.round(performance.now() - startedAt))
      failures.push(...(await findFaults(db, acknowledged)).map(fault => `kill ${round}: ${fault}`))
      await db.close()
    } catch (error) {
      failures.push(`kill ${round}: cannot be opened (${error instanceof Error ? error.message : error})`)
      break
    }
    say(`kill ${round} of ${kills}: ${acknowledged.length} commits so far`)
  }
  // As long as anybody waits for a page.
  if (Math.max(...reopened) >= 5_000) failures.push(`reopening took ${Math.max(...reopened)} ms`)
  const detail = `${acknowledged.length} commits acknowledged; reopened in ${median(reopened)} ms (median), ${Math.max(...reopened)} ms (longest)`
  return { what: 'killed while writing', runs: kills, detail, failures }
}

async function waitForFile(dataDir: string): Promise<void> {
  for (;;) {
    const unfinished = (await readdir(dataDir).catch(() => [])).find(name => name.startsWith('database.new-'))
    const files = unfinished ? await readdir(join(dataDir, unfinished)).catch(() => []) : []
    if (files.includes('PG_VERSION')) return
    await delay(1)
  }
}

/** Kills a process that creates the database, half of the time in the moment known to be the worst. */
export async function killCreations(dataDir: string, creations: number, say: Say): Promise<Outcome> {
  const failures: string[] = []
  let longest = 4_000
  for (let round = 1; round <= creations; round += 1) {
    await rm(dataDir, { recursive: true, force: true })
    const writer = startWriter(dataDir)
    const moment = round % 2 === 0 ? waitForFile(dataDir) : delay(randomInt(100, longest))
    await Promise.race([moment, writer.ready.catch(() => {})])
    await writer.kill()
    const startedAt = performance.now()
    try {
      const db = await open(dataDir)
      await db.ping()
      await db.close()
      longest = Math.max(longest, Math.round(performance.now() - startedAt))
    } catch (error) {
      failures.push(`creation ${round}: ${error instanceof Error ? error.message : error}`)
    }
    const left = (await readdir(dataDir)).filter(name => name !== 'database' && name !== 'backups')
    if (left.length > 0) failures.push(`creation ${round}: left behind ${left.join(', ')}`)
    say(`creation ${round} of ${creations}`)
  }
  return { what: 'killed while being created', runs: creations, detail: 'opened and usable each time', failures }
}

/** Tries to open a directory that another process writes to. */
export async function openTwice(dataDir: string, tries: number, say: Say): Promise<Outcome> {
  const failures: string[] = []
  const durations: number[] = []
  const writer = startWriter(dataDir)
  await writer.ready
  for (let round = 1; round <= tries; round += 1) {
    const startedAt = performance.now()
    const outcome = await open(dataDir).catch((error: unknown) => error)
    durations.push(Math.round(performance.now() - startedAt))
    if (!(outcome instanceof DbOpenError)) failures.push(`try ${round}: was not refused`)
  }
  await writer.kill()
  if (Math.max(...durations) > 1_000) failures.push(`refusing took ${Math.max(...durations)} ms`)
  say('second process refused')
  return {
    what: 'opened by a second process',
    runs: tries,
    detail: `refused in ${Math.max(...durations)} ms at most`,
    failures,
  }
}
