import { CallFailed } from '../transport/index.ts'
import type { Saving } from './drafts.ts'
import { isSame } from './same.ts'

/** Typing that rests this long is sent. */
export const PAUSE_MS = 800

export type SaveState =
  /** Nothing was changed yet. */
  | { kind: 'clean' }
  | { kind: 'saving' }
  /** `at` in milliseconds since the epoch. */
  | { kind: 'saved'; at: number }
  /** `asked`: it is kept here until the person has it saved. */
  | { kind: 'unsaved'; reason: 'offline' | 'failed' | 'unfit' | 'conflict' | 'asked' }

/** What became of one attempt to send; whatever else goes wrong is thrown. */
export type Sent<Stored> =
  | 'stored'
  /** What it stands on has moved on, and it is not all there yet: send it anew. */
  | 'again'
  /** It breaks the rules and was not sent: it stays in this browser until the person mends it. */
  | 'unfit'
  /** Somebody changed the same thing elsewhere: the person chooses. */
  | { conflict: Stored }

/** One thing that saves itself. `Draft` is what the form holds (plain, cloneable), `Stored` what the service answers. */
export interface AutosaveTask<Draft, Stored> {
  /** When it is sent: as it is typed, or only when the person asks, who then hears what goes wrong. */
  saves?: 'typed' | 'asked'
  /** With what the form opens. */
  initial: Draft
  /** `initial` is not known to be stored. */
  isDirty: boolean
  /** What is stored, where it was changed elsewhere before the form opened. */
  conflict: Stored | null
  /** The same is stored: a draft typed back to it is no change. Without it, every change counts. */
  isStored?(draft: Draft): boolean
  /** Keeps a draft in this browser. */
  keep(draft: Draft): void
  /** The service has it: lets this browser forget it. */
  drop(): void
  send(draft: Draft): Promise<Sent<Stored>>
  /** Goes on from what is stored elsewhere, and gives it as a draft. */
  adopt(stored: Stored): Draft
}

export interface AutosaveState<Stored> {
  state: SaveState
  /** What is stored elsewhere, while the person has to choose; nothing is sent meanwhile. */
  conflict: Stored | null
}

export interface Autosave<Draft, Stored> extends Saving {
  getState(): AutosaveState<Stored>
  subscribe(listener: () => void): () => void
  /** What the form holds now; while a conflict waits, listeners hear of each change of it. */
  getDraft(): Draft
  /** Takes what the form holds now: this browser keeps it at once, the service gets it when typing pauses. */
  change(draft: Draft): void
  /** Ends a conflict: goes on with what was typed here, on top of what is stored elsewhere. */
  keepMine(): void
  /** Ends a conflict: takes what is stored elsewhere, and gives it for the form to show. */
  takeOther(): Draft
}

/**
 * Makes the machine that saves what a person types, one request at a time. This browser lets go only of what the service
 * has. `now` in milliseconds since the epoch.
 */
export function createAutosave<Draft, Stored>(
  task: AutosaveTask<Draft, Stored>,
  now: () => number = Date.now,
): Autosave<Draft, Stored> {
  const isAsked = task.saves === 'asked'
  /** What is shown of changes that nothing is done about yet. */
  const waiting: SaveState = { kind: 'unsaved', reason: 'asked' }
  let draft = task.initial
  let { isDirty } = task
  let shown: AutosaveState<Stored> = {
    state: task.conflict ? { kind: 'unsaved', reason: 'conflict' } : isDirty && isAsked ? waiting : { kind: 'clean' },
    conflict: task.conflict,
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isHurried = false
  let isStopped = false
  const listeners = new Set<() => void>()

  function show(change: Partial<AutosaveState<Stored>>) {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  function endPause() {
    clearTimeout(pause)
    pause = undefined
  }

  /** One request; true when it is worth going on. */
  async function attempt(): Promise<boolean> {
    isDirty = false
    show({ state: { kind: 'saving' } })
    try {
      const sent = await task.send(draft)
      if (typeof sent === 'object') {
        isDirty = true
        show({ state: { kind: 'unsaved', reason: 'conflict' }, conflict: sent.conflict })
        return false
      }
      if (sent === 'unfit') {
        isDirty = true
        show({ state: { kind: 'unsaved', reason: 'unfit' } })
        return false
      }
      if (sent === 'again') isDirty = true
      if (!isDirty) task.drop()
      // What is left to send stands on another base now.
      else if (!isStopped) task.keep(draft)
      if (sent === 'stored') show({ state: { kind: 'saved', at: now() } })
      return true
    } catch (error) {
      isDirty = true
      if (isAsked) {
        show({ state: waiting })
        throw error
      }
      const isOffline = error instanceof CallFailed && error.failure.kind === 'offline'
      show({ state: { kind: 'unsaved', reason: isOffline ? 'offline' : 'failed' } })
      return false
    }
  }

  async function run(): Promise<boolean> {
    while (isDirty && !shown.conflict && !isStopped) {
      if (!(await attempt())) break
      // Typing went on: its own pause brings the rest, unless somebody waits for everything.
      if (pause !== undefined && !isHurried) break
    }
    return !isDirty
  }

  function start(): Promise<boolean> {
    endPause()
    running ??= run().finally(() => {
      running = undefined
      isHurried = false
    })
    return running
  }

  function save() {
    isHurried = true
    return start()
  }

  return {
    getState: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save,
    getDraft: () => draft,
    change(next) {
      if (isStopped || isSame(next, draft)) return
      // The form goes on writing into its own object.
      draft = structuredClone(next)
      isDirty = !task.isStored?.(draft)
      if (isDirty) task.keep(draft)
      else task.drop()
      if (shown.conflict) show({})
      if (isAsked) return shown.conflict ? undefined : show({ state: isDirty ? waiting : { kind: 'clean' } })
      endPause()
      pause = setTimeout(() => void start(), PAUSE_MS)
    },
    keepMine() {
      if (!shown.conflict) return
      task.adopt(shown.conflict)
      task.keep(draft)
      isDirty = true
      show(isAsked ? { state: waiting, conflict: null } : { conflict: null })
      if (!isAsked) void save()
    },
    takeOther() {
      if (!shown.conflict) return draft
      endPause()
      draft = task.adopt(shown.conflict)
      isDirty = false
      task.drop()
      show({ state: { kind: 'clean' }, conflict: null })
      return draft
    },
    stop() {
      isStopped = true
      endPause()
    },
  }
}
