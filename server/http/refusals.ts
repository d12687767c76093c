import { createHmac } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { keptSecret } from '../kept-secret.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { insertRefusals, type RefusalRow } from './refusals-queries.ts'
import type { User } from './users.ts'

const WINDOW_MS = 3_600_000
const FLUSH_MS = 1_000

/** So many rows an hour are written of one account or address, and so many of all. */
const MOST_OF_ONE = 50
const MOST_ROWS = 5_000

/** What goes beyond is counted together. */
const OTHERS = '*'

/** Of the things that were asked for, so many are named. */
const MOST_NAMED = 10

export interface Refused {
  readonly user: Pick<User, 'id' | 'userType'> | null
  readonly ip: string
  /** Path of the call. */
  readonly call: string
  /** One word for why. */
  readonly reason: string
  /** Ids of the things that were asked for. */
  readonly subjects?: readonly string[]
}

interface Pending extends Omit<RefusalRow, 'address' | 'subjects'> {
  readonly ip: string
  tries: number
  last_at: Date
  readonly subjects: Set<string>
}

interface RefusalParts {
  readonly db: Db
  readonly logger: Logger
  readonly settings: Pick<Settings, 'dataDir'>
}

/**
 * What the service refuses, for those who look into attacks. Refusals are counted here and written once a second, so that
 * a flood of them costs one statement; a killed process loses that second. Addresses are written as a digest under
 * `DATA_DIR/audit-key`: equal ones can be told, and nobody who has only the database can find out which they were.
 */
export class Refusals {
  readonly #parts: RefusalParts
  #pending = new Map<string, Pending>()
  #window = 0
  /** What has been refused in this hour, by account or address. */
  #kinds = new Map<string, Set<string>>()
  #rows = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(parts: RefusalParts) {
    this.#parts = parts
  }

  note(refused: Refused, now: Date): void {
    const start = Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS
    const { user, ip, call, reason } = this.#limited(refused, start)
    const key = JSON.stringify([start, user?.id, ip, call, reason])
    const known = this.#pending.get(key)
    const pending = known ?? {
      window_start: new Date(start),
      actor: user?.id ?? null,
      actor_type: user?.userType ?? null,
      ip,
      call,
      reason,
      tries: 0,
      subjects: new Set<string>(),
      first_at: now,
      last_at: now,
    }
    pending.tries += 1
    pending.last_at = now
    for (const subject of refused.subjects ?? []) if (pending.subjects.size < MOST_NAMED) pending.subjects.add(subject)
    this.#pending.set(key, pending)
  }

  /** Whoever is refused in ever new ways, or comes from ever new addresses, fills no table and no memory. */
  #limited(refused: Refused, start: number): Refused {
    if (start !== this.#window) {
      this.#window = start
      this.#kinds = new Map()
      this.#rows = 0
    }
    const subject = refused.user?.id ?? refused.ip
    const kinds = this.#kinds.get(subject) ?? new Set()
    const kind = `${refused.ip} ${refused.call} ${refused.reason}`
    if (kinds.has(kind)) return refused
    if (this.#rows >= MOST_ROWS) return { user: null, ip: '', call: OTHERS, reason: OTHERS }
    if (kinds.size >= MOST_OF_ONE) {
      return { user: refused.user, ip: refused.user ? '' : refused.ip, call: OTHERS, reason: OTHERS }
    }
    this.#kinds.set(subject, kinds.add(kind))
    this.#rows += 1
    return refused
  }

  /** Writes what has come since the last time; what cannot be written now is counted on. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#pending.size === 0) return
    const { db, settings, logger } = this.#parts
    const taken = this.#pending
    this.#pending = new Map()
    try {
      const key = await keptSecret(settings.dataDir, 'audit-key')
      await insertRefusals(
        db,
        [...taken.values()].map(pending => rowOf(pending, key)),
        MOST_NAMED,
      )
    } catch (error) {
      logger.error('refusals.not_written', { rows: taken.size, ...errorFields(error) })
      this.#putBack(taken)
    }
  }

  #putBack(taken: ReadonlyMap<string, Pending>): void {
    for (const [key, { tries, ...earlier }] of taken) {
      const later = this.#pending.get(key)
      this.#pending.set(key, {
        ...earlier,
        tries: tries + (later?.tries ?? 0),
        last_at: later?.last_at ?? earlier.last_at,
      })
    }
  }

  /** Writes every second; the returned function writes what is left and stops. */
  start(): () => Promise<void> {
    const timer = setInterval(() => void this.flush(), FLUSH_MS).unref()
    return () => {
      clearInterval(timer)
      return this.flush()
    }
  }
}

function rowOf({ ip, subjects, ...row }: Pending, key: string): RefusalRow {
  const address = ip === '' ? '' : createHmac('sha256', key).update(ip).digest('base64url').slice(0, 22)
  return { ...row, address, subjects: [...subjects] }
}
