/** Proposed → accepted, or countered by the seeker, declined or cancelled; accepted → finished, or somebody did not come. */
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

interface Rule {
  readonly by: readonly InterviewSide[]
  readonly from: readonly InterviewState[]
  readonly to: InterviewState
  /** Before the agreed start, or from then on. */
  readonly when: 'before' | 'after'
}

const open: readonly InterviewState[] = ['proposed', 'countered', 'accepted']

const rules: Readonly<Record<InterviewAction, Rule>> = {
  accept: { by: ['seeker'], from: ['proposed'], to: 'accepted', when: 'before' },
  counter: { by: ['seeker'], from: ['proposed'], to: 'countered', when: 'before' },
  decline: { by: ['seeker'], from: open, to: 'declined', when: 'before' },
  confirm: { by: ['employer'], from: ['countered'], to: 'accepted', when: 'before' },
  reschedule: { by: ['employer'], from: open, to: 'proposed', when: 'before' },
  cancel: { by: ['employer'], from: open, to: 'cancelled', when: 'before' },
  finish: { by: ['employer'], from: ['accepted'], to: 'finished', when: 'after' },
  noshow: { by: ['seeker', 'employer'], from: ['accepted'], to: 'noshow', when: 'after' },
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
  readonly action: InterviewAction
  readonly by: InterviewSide
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What stands in the way of a step; undefined when it may be taken. */
export function interviewObstacle(
  { state, startsAt, rescheduled, meetingId }: InterviewStanding,
  { action, by, now }: Attempt,
): InterviewObstacle | undefined {
  const rule = rules[action]
  if (!rule.by.includes(by) || !rule.from.includes(state)) return 'state'
  // A panel has one time for each; what else is to be done is done in its queue.
  if (meetingId !== '' && (by === 'employer' || action === 'counter')) return 'meeting'
  const hasBegun = startsAt > 0 && now >= startsAt
  if (rule.when === 'before' && hasBegun) return 'started'
  if (rule.when === 'after' && !hasBegun) return 'early'
  if (action === 'reschedule' && rescheduled >= MOST_RESCHEDULES) return 'cap'
  return undefined
}

/** Where a step leads. */
export const interviewStateAfter = (action: InterviewAction): InterviewState => rules[action].to

/** What one side may do with an interview now. */
export const possibleInterviewActions = (standing: InterviewStanding, by: InterviewSide, now: number) =>
  interviewActions.filter(action => interviewObstacle(standing, { action, by, now }) === undefined)

/** True while either side still has something to do before the meeting. */
export const isOpenInterview = (state: InterviewState) => open.includes(state)
