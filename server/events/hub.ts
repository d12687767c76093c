import { setImmediate as turn } from 'node:timers/promises'
import { topicOf } from '#contract/events'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { errorFields, type Logger } from '../logger.ts'
import { type Cursor, isBefore } from './cursor.ts'
import { Digest } from './digest.ts'
import { type Happened, listAfter, listBetween, readBounds } from './queries.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
}

/** Something to tell; what was made of several events has no place of its own. */
export type News = Omit<Happened, 'cursor'> & { readonly cursor: Cursor | null }

export interface Listener {
  readonly topics: readonly string[]
  /** Is told what happened after the cursor at which it began, in order and once. */
  hear(news: readonly News[]): void
}

/** Who is connected, by identifier. */
export interface Connected {
  readonly users: readonly string[]
}

/** Covers signals that were lost. */
const LOOK_MS = 2_000
/** What is committed within this is read together. */
const TOGETHER_MS = 10
/** Other copies are woken so often at most. */
const SIGNAL_MS = 50
const DIGEST_MS = 1_000
const PAGE = 500
/** More than this many missed events are not told one by one. */
const MOST_MISSED = 1_000
/** So many listeners are told in one turn of the loop. */
const SLICE = 100

interface Entry {
  readonly listener: Listener
  readonly after: Cursor
}

/** What one missed: the events, or that they can't be told any more. */
export interface Missed {
  readonly news: readonly News[]
  readonly isReset: boolean
  /** Where what is told from now on begins. */
  readonly cursor: Cursor
}

/** Reads what happened and tells it to whoever listens, each copy of the service to its own. */
export class Hub {
  readonly #parts: Parts
  readonly #byTopic = new Map<string, Set<Entry>>()
  readonly #digest = new Digest()
  readonly #stops: (() => void)[] = []
  #isStarted = false
  #listening = 0
  /** Everything up to it has been told; null while nobody listens. */
  #position: Cursor | null = null
  #reading: Promise<void> | null = null
  #isAgain = false
  #soon: NodeJS.Timeout | undefined
  #signal: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Begins to look for what happened, by itself and when it is woken. The returned function ends it. */
  start(): () => void {
    this.#isStarted = true
    const every = (ms: number, work: () => void) => {
      const timer = setInterval(work, ms)
      timer.unref()
      this.#stops.push(() => clearInterval(timer))
    }
    every(LOOK_MS, () => this.#readSoon(0))
    every(DIGEST_MS, () => void this.#tellDigest())
    this.#stops.push(this.#parts.db.signals.hear(() => this.#readSoon(0)))
    return () => {
      this.#isStarted = false
      clearTimeout(this.#soon)
      clearTimeout(this.#signal)
      for (const stop of this.#stops.splice(0)) stop()
    }
  }

  /** Something was committed: it is read soon, here and by the other copies. */
  wake(): void {
    if (!this.#isStarted) return
    this.#readSoon(TOGETHER_MS)
    this.#signal ??= setTimeout(() => {
      this.#signal = undefined
      this.#parts.db.signals.send().catch((error: unknown) => this.#failed(error))
    }, SIGNAL_MS)
  }

  /**
   * Tells a listener from now on, and what it missed since a cursor. What happens meanwhile is kept for it until it has
   * been told what it missed: `begin` has to be called once that is done.
   */
  async listen(listener: Listener, since: Cursor | null): Promise<Missed & { begin(): void; stop(): void }> {
    const bounds = since && (await readBounds(this.#parts.db))
    // Between looking where the reading stands and being told nothing may be waited for: what is told meanwhile would be missed.
    while (this.#position === null) await this.#presentPosition()
    const position = this.#position
    const isReset =
      bounds !== null && since !== null && (isBefore(bounds.next, since) || isBefore(since, bounds.dropped))
    const from = since === null || isReset ? position : since
    const kept: News[][] = []
    let hear = (news: readonly News[]): void => void kept.push([...news])
    const entry: Entry = {
      listener: { topics: listener.topics, hear: news => hear(news) },
      after: isBefore(from, position) ? position : from,
    }
    this.#add(entry)
    const news = await this.#between(listener.topics, from, position).catch((error: unknown) => {
      this.#remove(entry)
      throw error
    })
    const missed = news.length > MOST_MISSED ? { news: [], isReset: true } : { news, isReset }
    return {
      ...missed,
      cursor: news.at(-1)?.cursor ?? entry.after,
      begin: () => {
        hear = told => listener.hear(told)
        for (const told of kept.splice(0)) listener.hear(told)
      },
      stop: () => this.#remove(entry),
    }
  }

  async #between(topics: readonly string[], from: Cursor, until: Cursor): Promise<Happened[]> {
    if (!isBefore(from, until)) return []
    return listBetween(this.#parts.db, topics, { from, until, most: MOST_MISSED + 1 })
  }

  async #presentPosition(): Promise<Cursor> {
    if (this.#position !== null) return this.#position
    const { fence } = await readBounds(this.#parts.db)
    // Whoever asked at the same time may have begun from an earlier one, and be told on from there.
    this.#position ??= fence
    return this.#position
  }

  #add(entry: Entry): void {
    this.#listening += 1
    for (const topic of entry.listener.topics)
      this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(entry))
  }

  #remove(entry: Entry): void {
    let was = false
    for (const topic of entry.listener.topics) {
      const entries = this.#byTopic.get(topic)
      was = entries?.delete(entry) || was
      if (entries?.size === 0) this.#byTopic.delete(topic)
    }
    if (!was) return
    this.#listening -= 1
    if (this.#listening === 0) this.#position = null
  }

  #readSoon(ms: number): void {
    if (!this.#isStarted || this.#listening === 0 || this.#soon) return
    this.#soon = setTimeout(() => {
      this.#soon = undefined
      void this.read()
    }, ms)
  }

  /** Reads and tells everything that has been committed; for tests, which do not wait. */
  async read(): Promise<void> {
    if (this.#reading) {
      this.#isAgain = true
      return this.#reading
    }
    this.#reading = this.#readAll()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#reading = null
      })
    return this.#reading
  }

  async #readAll(): Promise<void> {
    do {
      this.#isAgain = false
      for (let isMore = true; isMore && this.#listening > 0; ) {
        const happened = await listAfter(this.#parts.db, await this.#presentPosition(), PAGE)
        for (const event of happened) this.#digest.add(event)
        this.#position = happened.at(-1)?.cursor ?? this.#position
        await this.#tell(happened)
        isMore = happened.length === PAGE
      }
    } while (this.#isAgain)
  }

  /** Tells news to whom they concern, each all of theirs at once, some in each turn of the loop. */
  async #tell(news: readonly News[]): Promise<void> {
    const mine = new Map<Entry, News[]>()
    for (const one of news)
      for (const entry of this.#byTopic.get(one.topic) ?? []) {
        if (one.cursor && !isBefore(entry.after, one.cursor)) continue
        const list = mine.get(entry)
        if (list) list.push(one)
        else mine.set(entry, [one])
      }
    let told = 0
    for (const [{ listener }, list] of mine) {
      listener.hear(list)
      told += 1
      if (told % SLICE === 0) await turn()
    }
  }

  async #tellDigest(): Promise<void> {
    const at = this.#parts.clock.now()
    await this.#tell(
      this.#digest
        .take()
        .map(data => ({ cursor: null, topic: topicOf.fair(data.fair), kind: 'fair.boards', data, at })),
    )
  }

  #failed(error: unknown): void {
    if (this.#isStarted) this.#parts.logger.warn('events.reading_failed', errorFields(error))
  }
}
