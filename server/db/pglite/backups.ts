import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SecretPrints } from '../../kept-secret.ts'
import { dumpDatabase } from '../backup/dump.ts'
import { writeGzip } from '../backup/file.ts'
import { namedUploads } from '../backup/names.ts'
import { rotate } from '../backup/rotation.ts'
import { dropUploads, forgetUploads, keepUploads, stillNamed, uploadStore } from '../backup/uploads.ts'
import type { Db, DbLogger } from '../db.ts'
import { sql } from '../sql.ts'
import type { Snapshot } from './snapshot.ts'
import { Ticker } from './ticker.ts'

const MINUTE = 60_000
const EVERY = 60 * MINUTE
const FILE_NAME = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/

/** How often a snapshot is taken anew because an upload was deleted while it was being taken. */
const TRIES = 3

function fileNameAt(time: number): string {
  return `backup-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`
}

/** When a backup was taken, by its file name; undefined for files whose names say no time. */
function timeOf(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = FILE_NAME.exec(name) ?? []
  const time = Date.parse(`${day}${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(time) ? undefined : time
}

interface BackupParts {
  readonly db: Db
  readonly openSnapshot: () => Promise<Snapshot>
  /** Where backups go. */
  readonly folder: string
  /** Where the service keeps its uploads. */
  readonly uploads: string
  /** Fingerprints of the service's secrets, which are kept apart. */
  readonly secrets: () => Promise<SecretPrints>
  readonly logger: DbLogger
  readonly now?: () => number
}

/** Takes a logical backup of a changed database and of its uploads every hour, and keeps a week of them. */
export class Backups {
  #savedPosition: string | undefined
  readonly #abort = new AbortController()
  readonly #parts: BackupParts
  readonly #now: () => number
  readonly #ticker = new Ticker(MINUTE, () => this.tick())

  constructor(parts: BackupParts) {
    this.#parts = parts
    this.#now = parts.now ?? Date.now
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
      const { newest } = rotate(await this.#times(), this.#now())
      if (this.#now() - newest < EVERY || !(await this.#hasChanged())) return
      const unnamed = await this.#take()
      await this.#rotate(unnamed)
    } catch (error) {
      if (this.#abort.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      this.#parts.logger.error('database.backup_failed', { reason })
    }
  }

  /** Takes a backup now; gives the stored uploads that it does not need. */
  async #take(): Promise<readonly string[]> {
    const { folder, secrets, logger } = this.#parts
    const startedAt = performance.now()
    const position = await this.#position()
    const takenAt = new Date(this.#now())
    const path = join(folder, fileNameAt(takenAt.getTime()))
    const { snapshot, unnamed } = await this.#wholeSnapshot()
    const head = { takenAt, uploads: true, secrets: await secrets() }
    const dump = (write: (text: string) => Promise<void>) => dumpDatabase(snapshot.db, head, write)
    let rows: number
    try {
      rows = await writeGzip(path, this.#abort.signal, dump)
    } finally {
      await snapshot.release()
    }
    this.#savedPosition = position
    logger.info('database.backed_up', { rows, ms: Math.round(performance.now() - startedAt) })
    return unnamed
  }

  /**
   * A snapshot all of whose uploads lie in the store. Most are copied before it is taken, the few that came meanwhile
   * after; one that was deleted in between can no longer be had, so the snapshot that names it is thrown away. Where
   * somebody uploads and deletes without end, the last one forgets what has been deleted meanwhile.
   */
  async #wholeSnapshot(): Promise<{ snapshot: Snapshot; unnamed: readonly string[] }> {
    const { db, openSnapshot, uploads, folder, logger } = this.#parts
    const keep = (from: Db) => keepUploads(from, uploads, uploadStore(folder), this.#abort.signal)
    await keep(db)
    for (let attempt = 1; ; attempt += 1) {
      const snapshot = await openSnapshot()
      try {
        const { missing, unnamed } = await keep(snapshot.db)
        const lost = await stillNamed(db, missing)
        if (lost.size > 0) logger.warn('database.uploads_missing', { files: lost.size })
        const deleted = missing.filter(id => !lost.has(id))
        if (attempt === TRIES) await forgetUploads(snapshot.db, deleted)
        if (attempt === TRIES || deleted.length === 0) return { snapshot, unnamed }
      } catch (error) {
        await snapshot.release()
        throw error
      }
      await snapshot.release()
    }
  }

  /** Deletes backups that are no longer needed, and of these uploads those that no remaining one names. */
  async #rotate(unnamed: readonly string[]): Promise<void> {
    const { folder } = this.#parts
    const times = await this.#times()
    const { expired } = rotate(times, this.#now())
    for (const time of expired) await rm(join(folder, fileNameAt(time)))
    if (expired.length === 0 || unnamed.length === 0) return
    const left = new Set(unnamed)
    for (const time of times.filter(time => !expired.includes(time))) {
      for await (const id of namedUploads(join(folder, fileNameAt(time)))) left.delete(id)
    }
    await dropUploads(uploadStore(folder), left)
  }

  async #times(): Promise<number[]> {
    const names = await readdir(this.#parts.folder).catch((): string[] => [])
    return names.map(timeOf).filter(time => time !== undefined)
  }

  async #hasChanged(): Promise<boolean> {
    const [ledger] = await this.#parts.db.query(sql`select 1 from pg_class where relname = 'schema_migrations'`)
    return ledger !== undefined && (await this.#position()) !== this.#savedPosition
  }

  async #position(): Promise<string> {
    const [row] = await this.#parts.db.query<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`)
    return row?.at ?? ''
  }
}
