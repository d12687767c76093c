import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, quietLogger } from '../../../server/db/db.ts'
import { openDb } from '../../../server/db/open.ts'
import { sql } from '../../../server/db/sql.ts'
import { median } from '../checks.ts'
import { cannotMount, mounted } from '../mounted.ts'
import type { Scenario } from '../scenario.ts'

const MEGABYTES = 256
const PATIENCE_MS = 60_000
/** Far more than fit into the log that is already there. */
const MOST_TRIES = 20_000

/** Takes every byte that is left. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let piece = Buffer.alloc(1_048_576); piece.length > 0; ) {
      try {
        writeSync(file, piece)
      } catch {
        piece = piece.subarray(0, Math.floor(piece.length / 2))
      }
    }
  } finally {
    closeSync(file)
  }
}

const text = '职'.repeat(2_000)
const insert = (db: Db, id: number) =>
  db.run(sql`insert into entries values (${id}, ${text})`).then(
    () => true,
    () => false,
  )

const missingIn = async (db: Db, acknowledged: readonly number[]): Promise<number> => {
  const kept = new Set((await db.query<{ id: number }>(sql`select id from entries`)).map(({ id }) => id))
  return acknowledged.filter(id => !kept.has(id)).length
}

/** Writes until the disk is full, gives room again, and waits until the same connection writes again. */
export const scenario: Scenario = {
  name: 'disk-full',
  targets: ['disk full'],
  async run({ folder, times, say }) {
    const runs = times(10)
    const what = 'disk full while writing'
    const unable = cannotMount()
    if (unable) return [{ what, runs: 0, detail: '', failures: [], unable }]
    const point = join(folder, 'disk')
    const dataDir = join(point, 'data')
    const ballast = join(point, 'ballast')
    const failures: string[] = []
    const acknowledged: number[] = []
    const back: number[] = []
    let refused = 0
    await mounted(point, ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs'], async () => {
      let db = await openDb({ dataDir, logger: quietLogger })
      await db.run(sql`create table entries (id bigint primary key, text text not null)`)
      let id = 0
      const write = async () => {
        id += 1
        const isWritten = await insert(db, id)
        if (isWritten) acknowledged.push(id)
        return isWritten
      }
      for (let round = 1; round <= runs; round += 1) {
        for (let at = 0; at < 20; at += 1) await write()
        fill(ballast)
        let tries = 0
        while (tries < MOST_TRIES && (await write())) tries += 1
        if (tries === MOST_TRIES) failures.push(`round ${round}: the disk was never full`)
        else refused += 1
        rmSync(ballast)
        const freedAt = performance.now()
        while (!(await write()) && performance.now() - freedAt < PATIENCE_MS) await delay(50)
        back.push(Math.round(performance.now() - freedAt))
        if (performance.now() - freedAt >= PATIENCE_MS) failures.push(`round ${round}: does not write again`)
        const lost = await missingIn(db, acknowledged).catch(() => -1)
        if (lost !== 0) failures.push(`round ${round}: ${lost < 0 ? 'cannot be read' : `${lost} commits are gone`}`)
        await db.run(sql`delete from entries where id < ${id - 100}`).catch(() => 0)
        acknowledged.splice(0, acknowledged.length, ...acknowledged.filter(kept => kept >= id - 100))
        say(`disk full ${round} of ${runs}: writes again after ${back.at(-1)} ms`)
      }
      await db.close()
      db = await openDb({ dataDir, logger: quietLogger })
      const lost = await missingIn(db, acknowledged)
      if (lost > 0) failures.push(`${lost} commits are gone after a restart`)
      await db.close()
    })
    const detail = `refused ${refused} times; wrote again after ${median(back)} ms (median), ${Math.max(...back)} ms (longest)`
    return [{ what, runs, detail, failures }]
  },
}
