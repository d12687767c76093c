import type { OutputOf } from '#contract/endpoint'
import { type DeskFigures, type deskLive, MOST_SCANS, type SentSnapshot } from '#contract/fair-desk'
import { type FairJudgement, isOverrulable, judgeByTwoClocks, type ShownTicket } from '#contract/fair-judge'
import { letIn } from '#contract/fair-scans'
import { readFairTicket, readShortCode, verifyFairTicket } from '#contract/fair-ticket-code'
import type { TextStorage } from '#platform/storage'
import { type Book, closedBook, type Decision, decided, enter, follow, openBook, snapshotOf } from './book.ts'
import {
  deskKey,
  dropDesk,
  dropScans,
  keepDesk,
  keepScan,
  type QueuedScan,
  readDesk,
  readScans,
  scanKey,
  sweepDesks,
} from './kept-desk.ts'

/** How asking the service went wrong: it can't be reached, it has no such desk, or it takes no scans any more. */
export type Trouble = 'offline' | 'missing' | 'refused'

interface Parts {
  readonly fair: string
  readonly storage: TextStorage
  readonly snapshot: () => Promise<SentSnapshot>
  readonly live: (since: number) => Promise<OutputOf<typeof deskLive>>
  readonly send: (scans: readonly QueuedScan[]) => Promise<DeskFigures>
  readonly troubleOf: (error: unknown) => Trouble
  /** This device's clock, in milliseconds. */
  readonly now: () => number
  /** Milliseconds that run whatever this device's clock is set to. */
  readonly ran: () => number
  readonly newId: () => string
  /** Whether what is stored under a key survives a reload. */
  readonly lasts: (key: string) => boolean
}

/** What was held up, and what the desk said of it. */
export interface Check extends FairJudgement {
  readonly shown: ShownTicket
  /** When it was said, on the service's clock. */
  readonly at: number
  /** A supervisor has let them in all the same. */
  readonly isOverruled: boolean
}

export interface DeskState {
  readonly phase: 'loading' | 'ready' | 'over' | 'failed' | 'missing'
  readonly sent: SentSnapshot | null
  readonly tickets: number
  readonly figures: DeskFigures | null
  readonly line: 'on' | 'off'
  readonly unsent: number
  /** False where storage is full or blocked: what is written down is gone with the page. */
  readonly isLasting: boolean
  readonly check: Check | null
}

/** What is stored anew where it has changed; tickets aside. */
const rest = ({ sent: { fair, mandates, stops } }: Book) => JSON.stringify([fair, mandates, stops])

export type Desk = ReturnType<typeof createDesk>

/**
 * One gate: judges by what this device keeps, writes down who came in, and tells the service when it can be reached.
 * Nothing that is judged waits for a network. `storage` survives a reload.
 */
export function createDesk({ fair, storage, now, ran, newId, lasts, ...ask }: Parts) {
  let book: Book | null = null
  let skew = 0
  /** The same for what runs of itself. */
  let ranSkew = 0
  /** What was told while a question was under way, the answer to which may be older. */
  let told: Decision | null = null
  let running: Promise<void> | null = null
  /** Its page is closed: what happened is handed in, and nothing more is asked. */
  let isLeft = false
  let state: DeskState = {
    phase: 'loading',
    sent: null,
    tickets: 0,
    figures: null,
    line: 'on',
    unsent: 0,
    isLasting: true,
    check: null,
  }
  const listeners = new Set<() => void>()
  const serviceNow = () => now() + skew
  const steadyNow = () => ran() + ranSkew
  /** By both clocks: a desk is not closed by one that was put forward. */
  const isOver = () => book !== null && book.sent.fair.closesAt <= Math.min(serviceNow(), steadyNow())
  /** Nobody is let in while a fair is stopped or does not take place. */
  const isLettingIn = () => book?.sent.fair.state === 'planned'

  function setClock(next: number) {
    skew = next
    ranSkew = now() + next - ran()
  }

  function become(change: Partial<DeskState>) {
    state = {
      ...state,
      sent: book?.sent ?? null,
      tickets: book?.tickets.size ?? 0,
      unsent: readScans(storage, fair).length,
      ...change,
    }
    for (const listener of listeners) listener()
  }

  function keep() {
    if (!book) return
    keepDesk(storage, fair, { snapshot: closedBook(book), skew })
    become({ isLasting: lasts(deskKey(fair)) })
  }

  function take(next: Book) {
    setClock(next.sent.takenAt - now())
    book = told ? decided(next, told) : next
    // What is not sent yet happened all the same.
    for (const scan of readScans(storage, fair)) if (letIn(scan)) enter(book, scan, scan.at)
  }

  function forget(change: Pick<DeskState, 'line'> & { readonly phase: 'over' | 'missing' }) {
    book = null
    dropDesk(storage, fair)
    become({ ...change, check: null })
  }

  /** Hands in some scans; one that will never be taken is given up, and none of the others with it. */
  async function handIn(scans: readonly QueuedScan[]): Promise<void> {
    try {
      become({ figures: await ask.send(scans) })
    } catch (error) {
      if (ask.troubleOf(error) !== 'refused') throw error
      if (scans.length > 1) for (const scan of scans) await handIn([scan])
    }
    keep()
    dropScans(storage, fair, scans)
  }

  async function hand() {
    for (let scans = readScans(storage, fair); scans.length > 0; scans = readScans(storage, fair))
      await handIn(scans.slice(0, MOST_SCANS))
  }

  async function fetchBook() {
    take(openBook(await ask.snapshot()))
    keep()
  }

  async function hear() {
    if (!book) await fetchBook()
    if (!book || isLeft) return
    const { tickets, mandates, stops, version, ...figures } = await ask.live(book.sent.takenAt)
    if (version !== book.sent.version) await fetchBook()
    else {
      const news = follow(book, { tickets, mandates, stops, ...figures })
      const isNews = tickets.length > 0 || rest(news) !== rest(book)
      take(news)
      if (isNews) keep()
    }
    become({ figures })
  }

  async function talk() {
    try {
      await hand()
      await hear()
      if (isOver()) forget({ phase: 'over', line: 'on' })
      else become({ phase: 'ready', line: 'on' })
    } catch (error) {
      if (ask.troubleOf(error) === 'missing') forget({ phase: 'missing', line: 'on' })
      else if (isOver()) forget({ phase: 'over', line: 'off' })
      else if (state.phase === 'over') become({ line: 'off' })
      else become({ phase: book ? 'ready' : 'failed', line: 'off' })
    }
  }

  /** Hands in what happened and hears what is new; one talk at a time. */
  function sync(): Promise<void> {
    running ??= talk().finally(() => {
      running = null
      told = null
    })
    return running
  }

  /** Opens with what is kept, and then asks the service. */
  async function begin() {
    isLeft = false
    sweepDesks(storage, fair, now())
    const kept = readDesk(storage, fair)
    if (kept) {
      take(openBook(kept.snapshot))
      setClock(kept.skew)
      become({ phase: 'ready', line: 'off' })
    }
    await sync()
  }

  function put(scan: Omit<QueuedScan, 'id' | 'at'>, at: number) {
    const id = newId()
    keepScan(storage, fair, { ...scan, id, at })
    if (!lasts(scanKey(fair, id))) become({ isLasting: false })
  }

  function putTicket({ shown, number, verdict }: Check, at: number, gate: number, reason: string) {
    if (number === null || !book) return
    const code = shown.by === 'code' ? shown.code : null
    const known = book.tickets.get(number)
    put({ kind: 'ticket', gate, number, slot: code?.slot ?? 0, revision: code?.revision ?? 0, verdict, reason }, at)
    enter(book, { number, slot: code?.slot ?? known?.slot ?? 0, revision: code?.revision ?? known?.revision ?? 1 }, at)
  }

  async function shownBy(text: string, keys: SentSnapshot['keys']): Promise<ShownTicket> {
    const code = readFairTicket(text)
    if (code) {
      const signature = await verifyFairTicket(text, keys)
      return signature === 'unreadable' ? { by: 'nothing' } : { by: 'code', code, signature }
    }
    const number = readShortCode(text)
    return number === null ? { by: 'nothing' } : { by: 'number', number }
  }

  return {
    begin,
    sync,

    /** Its page is closed. It may begin again. */
    leave(): void {
      isLeft = true
    },

    /** The service has decided about the fair: it counts at once, and the rest is asked for. */
    async tell(decision: Decision): Promise<void> {
      if (running) told = decision
      if (book) {
        book = decided(book, decision)
        keep()
      }
      await running
      await sync()
    },

    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Judges a code that was scanned or typed; whoever is admitted is written down at once. */
    async check(text: string, gate: number): Promise<void> {
      if (!book) return
      const shown = await shownBy(text, book.sent.keys)
      if (!book) return
      const at = serviceNow()
      const judged = judgeByTwoClocks(shown, snapshotOf(book), { now: at, steady: steadyNow() })
      const check = { ...judged, shown, at, isOverruled: false }
      if (check.verdict === 'admitted') putTicket(check, at, gate, '')
      become({ check })
      if (check.verdict === 'admitted') void sync()
    },

    /** Lets in whom the desk has not, for a reason; supervisors alone. */
    overrule(gate: number, reason: string): void {
      const { check, sent } = state
      if (!isLettingIn()) return
      if (!check || !isOverrulable(check.verdict) || check.isOverruled || !sent?.mandates.includes('supervise')) return
      putTicket(check, serviceNow(), gate, reason)
      become({ check: { ...check, isOverruled: true } })
      void sync()
    },

    /** Counts somebody without a ticket, nameless, who comes in where that is allowed; or somebody who goes. */
    count(kind: 'walk-in' | 'leave', gate: number): void {
      if (kind === 'walk-in' && !isLettingIn()) return
      put({ kind, gate, number: 0, slot: 0, revision: 0, verdict: 'admitted', reason: '' }, serviceNow())
      become({})
      void sync()
    },

    clear: () => become({ check: null }),
  }
}
