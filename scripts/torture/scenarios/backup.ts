import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, quietLogger } from '../../../server/db/db.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { openDb } from '../../../server/db/open.ts'
import { sql } from '../../../server/db/sql.ts'
import { localFiles } from '../../../server/http/files/store.ts'
import { execute } from '../mounted.ts'
import type { Scenario } from '../scenario.ts'

const PATIENCE_MS = 300_000
const GIGABYTE = 1_073_741_824
/** Restoring may take so long for each gigabyte; starting and making a database takes its time with less than one as well. */
const MINUTES_PER_GIGABYTE = 5

interface Watched {
  readonly db: Db
  /** Milliseconds of the backup, once there is one. */
  readonly taken: Promise<number>
}

async function openWatched(dataDir: string): Promise<Watched> {
  const { promise: taken, resolve, reject } = Promise.withResolvers<number>()
  const fail = (event: string, fields?: Readonly<Record<string, unknown>>) =>
    event === 'database.backup_failed' && reject(new Error(`${event}: ${fields?.reason}`))
  const told = (event: string, fields?: Readonly<Record<string, unknown>>) =>
    event === 'database.backed_up' && resolve(Number(fields?.ms))
  const db = await openDb({ dataDir, logger: { ...quietLogger, info: told, error: fail } })
  await migrate(db, { logger: quietLogger })
  return { db, taken }
}

/** Uploads come and go as in the service: bytes first, then the row; the row first, then the bytes. */
function uploadsOf(db: Db, dataDir: string) {
  const files = localFiles(dataDir)
  const ids: string[] = []
  return {
    async add() {
      const id = randomUUID()
      const bytes = randomBytes(randomInt(10_000, 400_000))
      const sha256 = createHash('sha256').update(bytes).digest()
      await files.put(id, bytes)
      await db.run(sql`
        insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
        values (${id}, null, 'torture', 'application/pdf', 'a', ${bytes.length}, ${sha256}, now())`)
      ids.push(id)
    },
    /** Deletes one of those that came after the first `stay`. */
    async remove(stay: number) {
      const [id = ''] = ids.splice(randomInt(stay, ids.length), 1)
      await db.run(sql`delete from files where id = ${id}`)
      await files.remove(id)
    },
  }
}

/** Compares every restored upload with its row. */
async function faultsOf(dataDir: string): Promise<{ bytes: number; count: number; faults: string[] }> {
  const db = await openDb({ dataDir, logger: quietLogger })
  const faults: string[] = []
  let bytes = 0
  const rows = await db.query<{ id: string; sha256: string }>(
    sql`select id, encode(sha256, 'hex') as sha256 from files`,
  )
  for (const { id, sha256 } of rows) {
    const found = await readFile(join(dataDir, 'files', id.slice(0, 2), id)).catch(() => Buffer.alloc(0))
    bytes += found.length
    if (createHash('sha256').update(found).digest('hex') !== sha256)
      faults.push(`upload ${id} is not what its row says`)
  }
  const [sessions] = await db.query<{ count: number }>(sql`select count(*) as count from sessions`)
  if (sessions?.count !== 0) faults.push('somebody is still signed in')
  await db.close()
  return { bytes, count: rows.length, faults }
}

const newestIn = async (folder: string) => (await execute('sh', ['-c', `ls ${folder}/*.gz | tail -1`])).stdout.trim()

export const scenario: Scenario = {
  name: 'backup',
  targets: ['backup and restore'],
  async run({ folder, times, say }) {
    const count = times(1_000)
    const [dataDir, target] = [join(folder, 'data'), join(folder, 'restored')]
    const { db, taken } = await openWatched(dataDir)
    const { add, remove } = uploadsOf(db, dataDir)
    for (let at = 0; at < count; at += 1) await add()
    const user = randomUUID()
    await db.run(sql`
      insert into users (id, user_type, nick_name, created_at, updated_at) values (${user}, 2, 'a', now(), now())`)
    await db.run(sql`insert into sessions values ('\\x01', ${user}, now(), now(), now() + interval '1 day')`)
    say(`${count} uploads; waiting for the backup while they come and go`)
    let isOver = false
    const churn = (async () => {
      while (!isOver) {
        for (let at = 0; at < 5; at += 1) await add()
        for (let at = 0; at < 5; at += 1) await remove(count)
      }
    })()
    const tooLate = delay(PATIENCE_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('no backup came')),
    )
    let saved: Awaited<typeof taken>
    try {
      saved = await Promise.race([taken, tooLate])
    } finally {
      isOver = true
      await churn
      await db.close()
    }

    const startedAt = performance.now()
    const file = await newestIn(join(dataDir, 'backups'))
    const script = join(import.meta.dirname, '../../restore.ts')
    await execute(process.execPath, [script, file], { env: { ...process.env, DATA_DIR: target, DATABASE_URL: '' } })
    const minutes = (performance.now() - startedAt) / 60_000
    const { bytes, count: restored, faults } = await faultsOf(target)
    const allowed = MINUTES_PER_GIGABYTE * Math.max(bytes / GIGABYTE, 1)
    if (restored < count) faults.push(`${count - restored} uploads that stayed were not in the backup`)
    if (minutes > allowed) faults.push(`restoring took ${minutes.toFixed(1)} minutes`)
    const megabytes = Math.round(bytes / 1_048_576)
    const detail =
      `${restored} uploads, ${megabytes} MB; saved in ${(saved / 1_000).toFixed(1)} s while they came and went, ` +
      `restored in ${(minutes * 60).toFixed(1)} s`
    return [{ what: 'backup and restore with uploads', runs: 1, detail, failures: faults }]
  },
}
