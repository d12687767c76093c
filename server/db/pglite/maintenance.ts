import type { Db, DbLogger } from '../db.ts'
import { sqlState } from '../errors.ts'
import { sql, sqlScript } from '../sql.ts'
import { Ticker } from './ticker.ts'

const SECOND = 1_000
const LOOK_EVERY = 5 * SECOND
const CHECKPOINT_EVERY = 60 * SECOND
const CHECKPOINT_BYTES = 64 * 1024 * 1024
const VACUUM_HOT_EVERY = 300 * SECOND
const VACUUM_ALL_EVERY = 24 * 3_600 * SECOND

/** As autovacuum decides by default: a fixed 50 rows and a tenth of the table. */
const isHot = sql`greatest(n_dead_tup, n_mod_since_analyze) > 50 + 0.1 * n_live_tup`

/**
 * What PostgreSQL's background processes would do; PGlite has none. Without it tables and the log grow without end
 * and recovery after a crash takes ever longer.
 */
export class Maintenance {
  #checkpointedAt: number
  #vacuumedHotAt: number
  #vacuumedAllAt: number
  #checkpointPosition: number | undefined
  readonly #db: Db
  readonly #logger: DbLogger
  readonly #now: () => number
  readonly #ticker = new Ticker(LOOK_EVERY, () => this.tick())

  constructor(db: Db, logger: DbLogger, now: () => number = () => performance.now()) {
    this.#db = db
    this.#logger = logger
    this.#now = now
    this.#checkpointedAt = this.#vacuumedHotAt = this.#vacuumedAllAt = now()
  }

  start(): void {
    this.#ticker.start()
  }

  stop(): Promise<void> {
    return this.#ticker.stop()
  }

  /** Does what is due. Never rejects: a failure is reported and tried again at the next tick. */
  async tick(): Promise<void> {
    try {
      await this.#vacuumIfDue()
      await this.#checkpointIfDue()
    } catch (error) {
      this.#logger.warn('database.maintenance_failed', { code: sqlState(error) })
    }
  }

  async checkpoint(): Promise<void> {
    await this.#db.run(sqlScript('checkpoint'))
    this.#checkpointPosition = await this.#position()
    this.#checkpointedAt = this.#now()
  }

  async #checkpointIfDue(): Promise<void> {
    const position = await this.#position()
    this.#checkpointPosition ??= position
    const written = position - this.#checkpointPosition
    const isLate = this.#now() - this.#checkpointedAt >= CHECKPOINT_EVERY
    if (written >= CHECKPOINT_BYTES || (written > 0 && isLate)) await this.checkpoint()
  }

  async #vacuumIfDue(): Promise<void> {
    const now = this.#now()
    const isNight = now - this.#vacuumedAllAt >= VACUUM_ALL_EVERY
    if (!isNight && now - this.#vacuumedHotAt < VACUUM_HOT_EVERY) return
    this.#vacuumedHotAt = now
    if (isNight) this.#vacuumedAllAt = now
    await this.vacuum(isNight ? 'all' : 'hot')
  }

  /** Clears dead rows and refreshes the planner's figures, one table at a time so that others can get in between. */
  async vacuum(which: 'hot' | 'all'): Promise<void> {
    const tables = await this.#db.query<{ name: string }>(sql`
      select format('%I.%I', schemaname, relname) as name
      from pg_stat_user_tables where ${which === 'all' ? sql`true` : isHot} order by relname`)
    for (const { name } of tables) await this.#db.run(sqlScript(`vacuum (analyze) ${name}`))
  }

  /** Bytes of log written since the database was made. */
  async #position(): Promise<number> {
    const [row] = await this.#db.query<{ at: number }>(
      sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as at`,
    )
    return row?.at ?? 0
  }
}
