import type { DbLogger } from '../db.ts'
import { DbError, sqlStates } from '../errors.ts'
import type { EngineAnswer, EngineRequest } from './engine.ts'
import { type EngineThread, serveInThread } from './engine-thread.ts'
import { Progress } from './progress.ts'
import type { RunOptions, Session } from './session.ts'
import { Watchdog, type WatchdogLimits } from './watchdog.ts'

const LOOK_EVERY = 250
const START_PATIENCE = 60_000
const CLOSE_PATIENCE = 8_000
const RETRY_AFTER = 2_000

interface Pending {
  readonly request: EngineRequest
  readonly options: RunOptions
  readonly resolve: (answer: EngineAnswer) => void
  readonly reject: (error: DbError) => void
}

const stopped = () => new DbError('the statement was stopped: it ran too long', { code: sqlStates.queryStopped })
const lost = () => new DbError('the database engine was restarted', { code: sqlStates.connectionLost })
const shutDown = () => new DbError('the database is closed', { code: sqlStates.shutdown })

/**
 * A PGlite session in a thread of its own. When the engine hangs, crashes or reports damage, the thread is stopped and
 * the directory opened again: the statement it was at fails, those it had not begun are run on the new engine.
 */
export class ThreadSession implements Session {
  epoch = 0
  #state: 'open' | 'replacing' | 'down' | 'closed' = 'replacing'
  #thread: EngineThread | undefined
  #lastId = 0
  #retry: NodeJS.Timeout | undefined
  readonly #pending = new Map<number, Pending>()
  readonly #progress = new Progress()
  readonly #directory: string
  readonly #logger: DbLogger
  readonly #watchdog: Watchdog
  readonly #looking: NodeJS.Timeout

  private constructor(directory: string, logger: DbLogger, limits: WatchdogLimits) {
    this.#directory = directory
    this.#logger = logger
    this.#watchdog = new Watchdog(this.#progress, limits, {
      onSlow: (id, ms) => logger.warn('database.slow', { ms, statement: this.#textOf(id) }),
      onStuck: (id, ms) => {
        logger.error('database.stuck', { ms, statement: this.#textOf(id) })
        void this.#replace(id, stopped())
      },
    })
    this.#looking = setInterval(() => {
      if (this.#state === 'open') this.#watchdog.look(performance.now(), id => this.#isPatient(id))
    }, LOOK_EVERY).unref()
  }

  /** Opens the database of a directory; rejects with the engine's reason when it does not open. */
  static async open(directory: string, logger: DbLogger, limits: WatchdogLimits): Promise<ThreadSession> {
    const session = new ThreadSession(directory, logger, limits)
    try {
      await session.#start()
    } catch (error) {
      clearInterval(session.#looking)
      throw error
    }
    return session
  }

  run(request: EngineRequest, options: RunOptions = {}): Promise<EngineAnswer> {
    if (this.#state === 'closed') return Promise.reject(shutDown())
    if (this.#state === 'down' || this.#isOutdated(options)) return Promise.reject(lost())
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#pending.set(id, { request, options, resolve, reject })
      if (this.#state === 'open') this.#thread?.run(id, request)
    })
  }

  /** Copies the database's files to a new directory, one copy at a time and never within a transaction. */
  async copyTo(target: string): Promise<void> {
    if (this.#state !== 'open' || !this.#thread) throw lost()
    await this.#thread.copy(target)
  }

  async close(): Promise<void> {
    if (this.#state === 'closed') return
    const wasOpen = this.#state === 'open'
    this.#state = 'closed'
    clearInterval(this.#looking)
    clearTimeout(this.#retry)
    const isClean = !wasOpen || (await this.#thread?.close(CLOSE_PATIENCE))
    if (!isClean) this.#logger.warn('database.close_forced')
    this.#rejectAll(shutDown())
  }

  async #start(): Promise<void> {
    const thread = await serveInThread(this.#directory, this.#progress.shared, START_PATIENCE, {
      onAnswer: (id, answer) => this.#answer(id, answer),
      onDeath: reason => {
        this.#logger.error('database.engine_died', { reason })
        void this.#replace(this.#progress.started, lost())
      },
    })
    if (this.#isClosed()) return void (await thread.kill())
    this.#thread = thread
    this.#state = 'open'
    for (const [id, { request }] of this.#pending) thread.run(id, request)
  }

  #answer(id: number, answer: EngineAnswer): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(answer)
    if (!answer.ok && answer.failure.fatal) {
      this.#logger.error('database.engine_damaged', { reason: answer.failure.message })
      void this.#replace(id, lost())
    }
  }

  /** Stops the thread and opens the directory again. `culprit` fails with `error`; what was not begun is run again. */
  async #replace(culprit: number, error: DbError): Promise<void> {
    if (this.#state !== 'open') return
    this.#state = 'replacing'
    this.epoch += 1
    const startedAt = performance.now()
    await this.#thread?.kill()
    const begun = this.#progress.started
    for (const [id, { options, reject }] of this.#pending) {
      if (id > begun && !this.#isOutdated(options)) continue
      this.#pending.delete(id)
      reject(id === culprit ? error : lost())
    }
    if (await this.#restart()) {
      this.#logger.warn('database.reopened', { ms: Math.round(performance.now() - startedAt) })
    }
  }

  async #restart(): Promise<boolean> {
    try {
      await this.#start()
      return true
    } catch (cause) {
      if (this.#isClosed()) return false
      this.#logger.error('database.reopen_failed', { reason: cause instanceof Error ? cause.message : String(cause) })
      this.#state = 'down'
      this.#rejectAll(lost())
      this.#retry = setTimeout(() => {
        this.#state = 'replacing'
        void this.#restart()
      }, RETRY_AFTER).unref()
      return false
    }
  }

  #isClosed(): boolean {
    return this.#state === 'closed'
  }

  #rejectAll(error: DbError): void {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }

  #isOutdated({ epoch }: RunOptions): boolean {
    return epoch !== undefined && epoch !== this.epoch
  }

  #isPatient(id: number): boolean {
    return this.#pending.get(id)?.options.patient ?? false
  }

  /** Statement texts come from our own source; values are never shown. */
  #textOf(id: number): string {
    return (this.#pending.get(id)?.request.text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  }
}
