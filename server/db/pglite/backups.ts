import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpDatabase } from '../backup/dump.ts'
import { writeGzip } from '../backup/file.ts'
import type { Db, DbLogger } from '../db.ts'
import { sql } from '../sql.ts'
import type { Snapshot } from './snapshot.ts'
import { Ticker } from './ticker.ts'

const MINUTE = 60_000
const EVERY = 60 * MINUTE
const KEEP_FOR = 7 * 24 * 60 * MINUTE
const FILE_NAME = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/

function fileNameAt(time: number): string {
  return `backup-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`
}

/** When a backup was taken, by its file name; undefined for other files. */
function timeOf(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = FILE_NAME.exec(name) ?? []
  return day === undefined ? undefined : Date.parse(`${day}${hours}:${minutes}:${seconds}Z`)
}

/** Takes a logical backup of a changed database every hour and keeps each for 7 days. */
export class Backups {
  #savedPosition: string | undefined
  readonly #abort = new AbortController()
  readonly #db: Db
  readonly #openSnapshot: () => Promise<Snapshot>
  readonly #folder: string
  readonly #logger: DbLogger
  readonly #now: () => number
  readonly #ticker = new Ticker(MINUTE, () => this.tick())

  constructor(
    db: Db,
    openSnapshot: () => Promise<Snapshot>,
    folder: string,
    logger: DbLogger,
    now: () => number = Date.now,
  ) {
    this.#db = db
    this.#openSnapshot = openSnapshot
    this.#folder = folder
    this.#logger = logger
    this.#now = now
  }

  start(): void {
    this.#ticker.start()
  }

  /** Breaks off a backup under way. */
  async stop(): Promise<void> {
    this.#abort.abort()
    await this.#ticker.stop()
  }

  /** Backs up and clears away what is due. Never rejects: a failure is reported and tried again at the next tick. */
  async tick(): Promise<void> {
    try {
      const times = await this.#times()
      const newest = Math.max(...times)
      if (this.#now() - newest >= EVERY && (await this.#hasChanged())) await this.take()
      for (const time of times) {
        if (this.#now() - time > KEEP_FOR && time !== newest) await rm(join(this.#folder, fileNameAt(time)))
      }
    } catch (error) {
      if (this.#abort.signal.aborted) return
      this.#logger.error('database.backup_failed', { reason: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Takes a backup now and gives its path. */
  async take(): Promise<string> {
    const startedAt = performance.now()
    const position = await this.#position()
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = join(this.#folder, fileNameAt(this.#now()))
    const takenAt = new Date(this.#now())
    const { db, release } = await this.#openSnapshot()
    const dump = (write: (text: string) => Promise<void>) => dumpDatabase(db, takenAt, write)
    const rows = await writeGzip(path, this.#abort.signal, dump).finally(release)
    this.#savedPosition = position
    this.#logger.info('database.backed_up', { rows, ms: Math.round(performance.now() - startedAt) })
    return path
  }

  async #times(): Promise<number[]> {
    const names = existsSync(this.#folder) ? await readdir(this.#folder) : []
    return names.map(timeOf).filter(time => time !== undefined)
  }

  async #hasChanged(): Promise<boolean> {
    const [ledger] = await this.#db.query(sql`select 1 from pg_class where relname = 'schema_migrations'`)
    return ledger !== undefined && (await this.#position()) !== this.#savedPosition
  }

  async #position(): Promise<string> {
    const [row] = await this.#db.query<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`)
    return row?.at ?? ''
  }
}
