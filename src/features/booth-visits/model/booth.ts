import { type BoothCodeVerdict, judgeBoothCode } from '#contract/booth-visit-code'
import { type BoothRecord, isNoteTooLong } from '#contract/booth-visit-records'
import { type BoothBook, MOST_RECORDS_SENT, type sendBoothRecords } from '#contract/booth-visits'
import type { OutputOf } from '#contract/endpoint'
import type { TextStorage } from '#platform/storage'
import {
  dropBook,
  dropRecord,
  keepBook,
  keepRecord,
  readBook,
  readRecords,
  recordKey,
  type WaitingRecord,
} from './kept-booth.ts'

/** How asking the service went wrong: it can't be reached, it has no such booth, or it takes no records. */
export type Trouble = 'offline' | 'missing' | 'refused'

interface Parts {
  readonly participation: string
  readonly storage: TextStorage
  readonly book: () => Promise<BoothBook>
  readonly send: (records: readonly WaitingRecord[]) => Promise<OutputOf<typeof sendBoothRecords>>
  readonly troubleOf: (error: unknown) => Trouble
  /** This device's clock, in milliseconds. */
  readonly now: () => number
  readonly newId: () => string
  /** Whether what is stored under a key survives a reload. */
  readonly lasts: (key: string) => boolean
}

/** Whom the booth has before it. */
export interface Current {
  readonly verdict: BoothCodeVerdict
  /** Null where the code names nobody of this fair. */
  readonly record: WaitingRecord | null
  readonly isKept: boolean
}

export interface BoothState {
  readonly phase: 'loading' | 'ready' | 'failed' | 'missing'
  readonly book: BoothBook | null
  readonly line: 'on' | 'off'
  /** What the service has not kept, oldest first. */
  readonly waiting: readonly WaitingRecord[]
  /** How many the service has kept since the page was opened: its list is to be read anew. */
  readonly kept: number
  /** False where storage is full or blocked: what is written down is gone with the page. */
  readonly isLasting: boolean
  readonly current: Current | null
}

export type Booth = ReturnType<typeof createBooth>

/** The book is asked for again after so long, so that a booth that has gone on line says so. */
const BOOK_MS = 15_000

/**
 * One booth: knows genuine codes by what this device keeps, writes down who was there and what was noted, and hands that
 * in when the service can be reached. Nothing that is written waits for a network. `storage` survives a reload.
 */
export function createBooth({ participation, storage, now, newId, lasts, ...ask }: Parts) {
  let skew = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null
  let state: BoothState = {
    phase: 'loading',
    book: null,
    line: 'on',
    waiting: [],
    kept: 0,
    isLasting: true,
    current: null,
  }
  const listeners = new Set<() => void>()
  const serviceNow = () => now() + skew

  function become(change: Partial<BoothState>) {
    state = { ...state, waiting: readRecords(storage, participation), ...change }
    for (const listener of listeners) listener()
  }

  function put(record: WaitingRecord) {
    keepRecord(storage, participation, record)
    become({
      ...(lasts(recordKey(participation, record.id)) ? {} : { isLasting: false }),
      ...(state.current?.record?.id === record.id && { current: { ...state.current, record, isKept: false } }),
    })
  }

  /** What the service says of a record, unless more was written about it meanwhile. */
  function settle(sent: WaitingRecord, outcome: WaitingRecord['outcome'] | 'kept') {
    const present = readRecords(storage, participation).find(({ id }) => id === sent.id)
    if (!present || present.writtenAt !== sent.writtenAt) return
    const isCurrent = state.current?.record?.id === sent.id
    if (outcome === 'kept') {
      dropRecord(storage, participation, sent.id)
      become({
        kept: state.kept + 1,
        ...(isCurrent && state.current && { current: { ...state.current, isKept: true } }),
      })
    } else put({ ...present, outcome })
  }

  /** Hands in some records; where none is taken, each is asked for by itself. */
  async function handIn(records: readonly WaitingRecord[]): Promise<void> {
    try {
      const { results } = await ask.send(records)
      const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]))
      for (const record of records) settle(record, outcomes.get(record.id) ?? 'refused')
    } catch (error) {
      if (ask.troubleOf(error) !== 'refused') throw error
      if (records.length > 1) for (const record of records) await handIn([record])
      else for (const record of records) settle(record, 'refused')
    }
  }

  /** What is to be handed in; a note that is too long waits until it has been shortened. */
  const unasked = () =>
    readRecords(storage, participation).filter(({ outcome, note }) => outcome === null && !isNoteTooLong(note))

  async function hear() {
    if (state.book && now() - askedAt < BOOK_MS) return
    const book = await ask.book()
    askedAt = now()
    skew = book.takenAt - now()
    keepBook(storage, participation, { book, skew })
    become({ phase: 'ready', book, line: 'on' })
  }

  async function talk() {
    try {
      await hear()
      for (let records = unasked(); records.length > 0; records = unasked())
        await handIn(records.slice(0, MOST_RECORDS_SENT))
      if (state.line === 'off') become({ line: 'on' })
    } catch (error) {
      if (ask.troubleOf(error) === 'missing') {
        dropBook(storage, participation)
        become({ phase: 'missing', book: null, current: null })
      } else {
        askedAt = Number.NEGATIVE_INFINITY
        become({ phase: state.book ? 'ready' : 'failed', line: 'off' })
      }
    }
  }

  /** Hands in what was written and hears what is new; one talk at a time. */
  function sync(): Promise<void> {
    running ??= talk().finally(() => {
      running = null
    })
    return running
  }

  return {
    sync,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Opens with what is kept, and then asks the service; codes that were locked yesterday are asked for again. */
    async begin() {
      const kept = readBook(storage, participation)
      for (const record of readRecords(storage, participation))
        if (record.outcome === 'locked' || record.outcome === 'refused')
          keepRecord(storage, participation, { ...record, outcome: null })
      if (kept) {
        skew = kept.skew
        become({ phase: 'ready', book: kept.book, line: 'off' })
      }
      await sync()
    },

    /** Takes a code that was scanned or typed; whoever it names is written down at once, and once. */
    async scan(text: string): Promise<void> {
      const { book } = state
      if (!book) return
      const { verdict, number } = await judgeBoothCode(text, { fair: book.fair.id, keys: book.keys })
      if (number === null) return become({ current: { verdict, record: null, isKept: false } })
      const before = state.current?.record?.number === number ? state.current : null
      const waiting = readRecords(storage, participation).find(one => one.number === number)
      if (before) return become({ current: { ...before, verdict } })
      const at = serviceNow()
      const fresh = {
        id: newId(),
        code: text,
        number,
        at,
        note: '',
        nextStep: '' as const,
        writtenAt: at,
        outcome: null,
      }
      become({ current: { verdict, record: waiting ?? fresh, isKept: false } })
      if (!waiting) put(fresh)
      void sync()
    },

    /** Writes a note or a next step about whoever is before the booth. */
    write(change: Partial<Pick<BoothRecord, 'note' | 'nextStep'>>): void {
      const record = state.current?.record
      if (record) put({ ...record, ...change, writtenAt: Math.max(serviceNow(), record.writtenAt + 1), outcome: null })
    },

    /** Goes on to the next one. */
    close(): void {
      become({ current: null })
      void sync()
    },

    /** Throws away a record that the service does not take. */
    drop(id: string): void {
      dropRecord(storage, participation, id)
      become(state.current?.record?.id === id ? { current: null } : {})
    },
  }
}
