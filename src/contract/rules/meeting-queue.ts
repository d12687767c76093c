/** A conference interview: planned, or the panel sits, or it is over, or it never took place. */
export const meetingStates = ['planned', 'open', 'closed', 'cancelled'] as const
export type MeetingState = (typeof meetingStates)[number]

export const meetingStateLabels = {
  planned: '未开始',
  open: '进行中',
  closed: '已结束',
  cancelled: '已取消',
} as const satisfies Record<MeetingState, string>

/**
 * Waiting → called → in talk → done; called → passed over, who may be called again, or did not come. `left` is whoever
 * declined, withdrew or was turned down: it follows from the interview and is never set by a step.
 */
export const placeStates = ['waiting', 'called', 'talking', 'done', 'absent', 'passed', 'left'] as const
export type PlaceState = (typeof placeStates)[number]

export const placeStateLabels = {
  waiting: '候场',
  called: '已叫号',
  talking: '面谈中',
  done: '已面谈',
  absent: '未到场',
  passed: '过号',
  left: '已退出',
} as const satisfies Record<PlaceState, string>

export const placeActions = ['call', 'begin', 'finish', 'pass', 'absent', 'back'] as const
export type PlaceAction = (typeof placeActions)[number]

const steps: Readonly<Record<PlaceAction, { readonly from: readonly PlaceState[]; readonly to: PlaceState }>> = {
  call: { from: ['waiting', 'passed'], to: 'called' },
  begin: { from: ['called'], to: 'talking' },
  finish: { from: ['talking'], to: 'done' },
  pass: { from: ['called'], to: 'passed' },
  absent: { from: ['called', 'passed'], to: 'absent' },
  back: { from: ['called', 'passed'], to: 'waiting' },
}

export interface Place {
  readonly id: string
  readonly state: PlaceState
}

/** What a step depends on: the meeting, and the places in their order. */
export interface MeetingQueue<P extends Place = Place> {
  readonly state: MeetingState
  readonly places: readonly P[]
}

/** Why a step is not possible: the panel does not sit, the place's state, or somebody else is called or in the room. */
export type PlaceObstacle = 'closed' | 'state' | 'called' | 'talking'

/** What stands in the way of a step; undefined when it may be taken. */
export function placeObstacle(queue: MeetingQueue, id: string, action: PlaceAction): PlaceObstacle | undefined {
  if (queue.state !== 'open') return 'closed'
  const place = queue.places.find(one => one.id === id)
  if (!place || !steps[action].from.includes(place.state)) return 'state'
  const isTaken = (state: PlaceState) => queue.places.some(one => one.id !== id && one.state === state)
  if (action === 'call' && isTaken('called')) return 'called'
  if (action === 'begin' && isTaken('talking')) return 'talking'
  return undefined
}

/** Where a step leads. */
export const placeStateAfter = (action: PlaceAction): PlaceState => steps[action].to

/** What may be done with one place now. */
export const possiblePlaceActions = (queue: MeetingQueue, id: string) =>
  placeActions.filter(action => placeObstacle(queue, id, action) === undefined)

/** Whose turn it is; undefined when nobody waits. */
export const nextWaiting = <P extends Place>({ places }: Pick<MeetingQueue<P>, 'places'>): P | undefined =>
  places.find(({ state }) => state === 'waiting')

/** Who is called or in the room. */
const isAhead = ({ state }: Place) => state === 'called' || state === 'talking'

/** How many come before a place that waits: those who wait before it, and whoever is called or in the room. */
export function placesAhead({ places }: Pick<MeetingQueue, 'places'>, id: string): number {
  const at = places.findIndex(one => one.id === id)
  return places.filter((one, place) => isAhead(one) || (place < at && one.state === 'waiting')).length
}

interface TimedPlace extends Place {
  /** When the talk began; 0 before. */
  readonly beganAt: number
}

interface TimedQueue extends MeetingQueue<TimedPlace> {
  readonly startsAt: number
  /** For each applicant. */
  readonly minutes: number
}

const MINUTE = 60_000

/** When each who waits will probably be called, by the id of the place; milliseconds since the epoch. */
export function waitingTimes({ state, places, startsAt, minutes }: TimedQueue, now: number): Map<string, number> {
  const each = minutes * MINUTE
  const talking = places.find(one => one.state === 'talking')
  const hasBegun = state === 'open' && places.some(one => isAhead(one) || one.state === 'done')
  let at = talking ? Math.max(now, talking.beganAt + each) : hasBegun ? now : Math.max(now, startsAt)
  if (places.some(one => one.state === 'called')) at += each
  const times = new Map<string, number>()
  for (const { id, state: own } of places) {
    if (own !== 'waiting') continue
    times.set(id, at)
    at += each
  }
  return times
}

/** The time that a place gets when it is put into the queue: its turn, or soon when that has passed. */
const appointedTime = (turn: number, minutes: number, now: number): number =>
  turn > now ? turn : (Math.floor(now / MINUTE) + minutes) * MINUTE

/** The times of so many places after each other, from a first turn on. */
export function appointedTimes(turn: number, minutes: number, count: number, now: number): number[] {
  const times: number[] = []
  for (let next = turn; times.length < count; ) {
    const at = appointedTime(next, minutes, now)
    times.push(at)
    next = at + minutes * MINUTE
  }
  return times
}

/** The panel sits from the meeting's day on, in China. */
export const canOpen = (state: MeetingState, startsAt: number, now: number): boolean =>
  state === 'planned' && now >= chinaMidnight(startsAt)

const DAY = 86_400_000
const CHINA = 8 * 3_600_000

const chinaMidnight = (at: number) => Math.floor((at + CHINA) / DAY) * DAY - CHINA

/** What is wrong with a meeting's start; '' for nothing. It may be today and already past: who made it sits there. */
export function meetingStartFault(startsAt: number, now: number): string {
  if (startsAt < chinaMidnight(now)) return '日期已经过去，请选择今天或以后的日期'
  if (startsAt > now + 90 * DAY) return '请选择 90 天以内的日期'
  return ''
}
