/**
 * Proposed → accepted, or countered by the seeker, declined or cancelled; accepted → finished, or somebody did not come.
 * Every step that there is stands in `rules` below, whoever takes it; what the database does by itself is tested against it.
 */
export const interviewStates = [
  'proposed',
  'countered',
  'accepted',
  'finished',
  'noshow',
  'declined',
  'cancelled',
] as const
export type InterviewState = (typeof interviewStates)[number]

export const interviewStateLabels = {
  proposed: '待求职者答复',
  countered: '待单位确认',
  accepted: '已约定',
  finished: '已完成',
  noshow: '未到场',
  declined: '已谢绝',
  cancelled: '已取消',
} as const satisfies Record<InterviewState, string>

export const interviewActions = [
  'accept',
  'counter',
  'decline',
  'confirm',
  'reschedule',
  'cancel',
  'finish',
  'noshow',
] as const
export type InterviewAction = (typeof interviewActions)[number]
export type InterviewSide = 'seeker' | 'employer'

/** How often an employer may move one interview: whoever waits has a life to plan. */
export const MOST_RESCHEDULES = 3

/** Whose steps there are: of either side, of the queue of its meeting, and of the service when the application has ended. */
export type InterviewActor = InterviewSide | 'queue' | 'system'

/** What the queue does besides: gives another time without asking again. Who has accepted is in their word. */
export type InterviewStep = InterviewAction | 'shift'

interface Turn {
  readonly from: readonly InterviewState[]
  /** Before the agreed start, from then on, or whenever it comes to that: a queue is early or late. */
  readonly when: 'before' | 'after' | 'any'
}

interface Rule {
  readonly by: Partial<Readonly<Record<InterviewActor, Turn>>>
  /** Undefined where the state stays as it is. */
  readonly to?: InterviewState
}

const open: readonly InterviewState[] = ['proposed', 'countered', 'accepted']
/** A queue takes whoever comes: not everybody answers the invitation first. */
const inQueue: Turn = { from: ['proposed', 'accepted'], when: 'any' }

const before = (from: readonly InterviewState[]): Turn => ({ from, when: 'before' })
const after = (from: readonly InterviewState[]): Turn => ({ from, when: 'after' })

const rules: Readonly<Record<InterviewStep, Rule>> = {
  accept: { by: { seeker: before(['proposed']) }, to: 'accepted' },
  counter: { by: { seeker: before(['proposed']) }, to: 'countered' },
  decline: { by: { seeker: before(open) }, to: 'declined' },
  confirm: { by: { employer: before(['countered']) }, to: 'accepted' },
  reschedule: { by: { employer: before(open), queue: inQueue }, to: 'proposed' },
  shift: { by: { queue: inQueue } },
  cancel: { by: { employer: before(open), queue: inQueue, system: before(open) }, to: 'cancelled' },
  finish: { by: { employer: after(['accepted']), queue: inQueue }, to: 'finished' },
  noshow: { by: { seeker: after(['accepted']), employer: after(['accepted']), queue: inQueue }, to: 'noshow' },
}

/** What an interview's next step depends on. Times in milliseconds. */
export interface InterviewStanding {
  readonly state: InterviewState
  /** The agreed start; 0 while there is none. */
  readonly startsAt: number
  /** How often the employer has moved it. */
  readonly rescheduled: number
  /** The conference interview that it belongs to; '' for none. */
  readonly meetingId: string
}

/** Why a step is not possible: the state, the agreed start has come or has not, it was moved too often, or its meeting decides. */
export type InterviewObstacle = 'state' | 'started' | 'early' | 'cap' | 'meeting'

interface Attempt {
  readonly action: InterviewStep
  readonly by: InterviewActor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What stands in the way of a step; undefined when it may be taken. */
export function interviewObstacle(
  { state, startsAt, rescheduled, meetingId }: InterviewStanding,
  { action, by, now }: Attempt,
): InterviewObstacle | undefined {
  const turn = rules[action].by[by]
  if (!turn?.from.includes(state) || (by === 'queue' && meetingId === '')) return 'state'
  // A panel has one time for each; what else is to be done is done in its queue.
  if (meetingId !== '' && (by === 'employer' || action === 'counter')) return 'meeting'
  const hasBegun = startsAt > 0 && now >= startsAt
  if (turn.when === 'before' && hasBegun) return 'started'
  if (turn.when === 'after' && !hasBegun) return 'early'
  // A meeting counts how often it is moved as a whole.
  if (action === 'reschedule' && by === 'employer' && rescheduled >= MOST_RESCHEDULES) return 'cap'
  return undefined
}

/** Where a step leads from a state in which it may be taken. */
export const interviewStateAfter = (state: InterviewState, action: InterviewStep): InterviewState =>
  rules[action].to ?? state

/** What one side may do with an interview now. */
export const possibleInterviewActions = (standing: InterviewStanding, by: InterviewSide, now: number) =>
  interviewActions.filter(action => interviewObstacle(standing, { action, by, now }) === undefined)

/** True while either side still has something to do before the meeting. */
export const isOpenInterview = (state: InterviewState) => open.includes(state)
