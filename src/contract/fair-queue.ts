/** How far somebody in a queue is. */
export const placeStates = ['waiting', 'called', 'talking', 'done', 'left', 'missed', 'lapsed'] as const
export type QueueState = (typeof placeStates)[number]

/** Still in the queue, or with somebody of it. */
export const livePlaces = ['waiting', 'called', 'talking'] as const satisfies readonly QueueState[]

/** Whoever is called answers within this. */
export const ANSWER_MS = 60_000
/** A number is kept so long for somebody who is away: through a lost line, a flat battery, on another device. */
export const KEEP_MS = 600_000
/** Whoever was heard of within this is there. */
const PRESENT_MS = 45_000
/** Who does not answer goes so many places back, so many times; then the number is gone. */
export const SETBACK = 3
export const SETBACKS = 2
/** Queues in which somebody may stand at once. */
export const MOST_QUEUES = 3
/** People in one line. */
export const MOST_WAITING = 60
/** The end of a talk is announced so long before. */
export const ENDING_MS = 30_000
/** The exhibitor may give so much more, once. */
export const EXTENSION_MS = 5 * 60_000

/**
 * The moment by which a fair's calls, talks, holds and offers are judged: while it is stopped or has no day
 * (`stoppedAt` over 0), its clocks stand still.
 */
export const fairTimeAt = ({ stoppedAt }: { readonly stoppedAt: number }, now: number): number =>
  stoppedAt === 0 ? now : Math.min(now, stoppedAt)

/** A place as the rules see it; moments are milliseconds. */
export interface Place {
  readonly number: number
  readonly state: QueueState
  /** Order in line. */
  readonly line: number
  /** How often one was called and did not answer. */
  readonly misses: number
  readonly seenAt: number
  /** When one was called; null for who is not. */
  readonly calledAt: number | null
}

export const placeCommands = ['call', 'answer', 'finish', 'leave'] as const
export type PlaceCommand = (typeof placeCommands)[number]

const steps: Record<QueueState, Partial<Record<PlaceCommand, QueueState>>> = {
  waiting: { call: 'called', leave: 'left' },
  called: { answer: 'talking', leave: 'left' },
  talking: { finish: 'done' },
  done: {},
  left: {},
  missed: {},
  lapsed: {},
}

/** What becomes of a place; null where this can't be. What only time does, `settleLine` does. */
export const stepPlace = (state: QueueState, command: PlaceCommand): QueueState | null => steps[state][command] ?? null

const inOrder = <One extends Place>(one: One, other: One) => one.line - other.line || one.number - other.number

/** Who waits, first in line first. */
export const waitingIn = <One extends Place>(places: readonly One[]): One[] =>
  places.filter(({ state }) => state === 'waiting').sort(inOrder)

/** Until when whoever is called may answer; 0 for who is not. */
export const answerUntil = ({ state, calledAt }: Place): number =>
  state === 'called' && calledAt !== null ? calledAt + ANSWER_MS : 0

/** Where in line whoever did not answer stands now: behind so many of those who wait. */
function lineBehind(places: readonly Place[], { line, number }: Place): number {
  const behind = waitingIn(places).filter(one => one.number !== number && one.line > line)
  const before = behind[Math.min(SETBACK, behind.length) - 1]
  if (!before) return line
  const after = behind[SETBACK]
  return after ? (before.line + after.line) / 2 : before.line + 1
}

/** When time changes something of a place by itself; infinite for never. */
function changesAt(place: Place): number {
  if (place.state !== 'waiting' && place.state !== 'called') return Number.POSITIVE_INFINITY
  return Math.min(place.seenAt + KEEP_MS, answerUntil(place) || Number.POSITIVE_INFINITY)
}

function afterTime<One extends Place>(places: readonly One[], place: One): One {
  const until = answerUntil(place)
  if (until === 0 || place.seenAt + KEEP_MS <= until) return { ...place, state: 'lapsed', calledAt: null }
  const misses = place.misses + 1
  if (misses > SETBACKS) return { ...place, state: 'missed', misses, calledAt: null }
  return { ...place, state: 'waiting', misses, calledAt: null, line: lineBehind(places, place) }
}

/**
 * The places of one queue as the clock has made them: whoever did not answer stands behind others, or is out; whoever was
 * away for too long has no number any more. What happened first is done first, so that whoever looks now and whoever looked
 * in between see the same.
 */
export function settleLine<One extends Place>(places: readonly One[], now: number): One[] {
  const settled = [...places]
  for (;;) {
    let first = -1
    for (const [at, place] of settled.entries()) {
      const best = settled[first]
      const [mine, least] = [changesAt(place), best ? changesAt(best) : Number.POSITIVE_INFINITY]
      if (mine <= now && (mine < least || (mine === least && best && place.number < best.number))) first = at
    }
    const place = settled[first]
    if (!place) return settled
    settled[first] = afterTime(settled, place)
  }
}

/** Whether somebody is there to be called. */
export const isPresent = ({ seenAt }: Place, now: number): boolean => now - seenAt <= PRESENT_MS

/** Who is called next: the first in line who is there. Whoever is away keeps the place, and others go before. */
export const nextOf = <One extends Place>(places: readonly One[], now: number): One | null =>
  waitingIn(places).find(place => isPresent(place, now)) ?? null

/** Those who wait before this one. */
export const placesBefore = (places: readonly Place[], place: Place): number =>
  place.state === 'waiting' ? waitingIn(places).filter(one => inOrder(one, place) < 0).length : 0

/** Where in line whoever comes now stands. */
export const lineOfNew = (places: readonly Place[]): number => Math.max(0, ...places.map(({ line }) => line)) + 1
