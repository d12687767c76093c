/** Delivered → viewed → shortlisted → interview → offer → hired, or unfit, or withdrawn, or ended by the employer's silence. */
export const applicationStates = [
  'delivered',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'unfit',
  'expired',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationStateLabels = {
  delivered: '已投递',
  viewed: '已查看',
  shortlisted: '初筛通过',
  interview: '邀请面试',
  offer: '拟录用',
  hired: '已录用',
  unfit: '不合适',
  expired: '超期未答复',
  withdrawn: '已撤回',
} as const satisfies Record<ApplicationState, string>

const ended: readonly ApplicationState[] = ['hired', 'unfit', 'expired', 'withdrawn']

/** Which states an employer may set next. Written once; the service refuses every other step with `wrongState`. */
export const employerSteps = {
  delivered: ['viewed', 'shortlisted', 'interview', 'unfit'],
  viewed: ['shortlisted', 'interview', 'unfit'],
  shortlisted: ['interview', 'offer', 'unfit'],
  interview: ['offer', 'unfit'],
  offer: ['hired', 'unfit'],
  hired: [],
  unfit: ['shortlisted'],
  // A late answer is better than none.
  expired: ['shortlisted'],
  withdrawn: [],
} as const satisfies Record<ApplicationState, readonly ApplicationState[]>

/** True when an employer may take an application from one state to the other. */
export const canMove = (from: ApplicationState, to: ApplicationState) =>
  (employerSteps[from] as readonly ApplicationState[]).includes(to)

/** True while the seeker may still take it back. */
export const canWithdraw = (state: ApplicationState) => !ended.includes(state)

const DAY_MS = 86_400_000
/** An employer has so many days for an answer; then the seeker may remind it, once. */
export const ANSWER_DAYS = 7
/** After so many days without an answer or a word the application has ended. */
export const SILENCE_DAYS = 30

/** As far as the reply clock looks at an application. */
export interface Waiting {
  readonly state: ApplicationState
  /** Milliseconds since the epoch. */
  readonly appliedAt: number
  /** When the employer last wrote to the seeker; 0 while it has not. */
  readonly heardAt: number
  /** 0 while the seeker has not reminded the employer. */
  readonly remindedAt: number
}

/** States in which the employer owes an answer. */
const unansweredStates = ['delivered', 'viewed'] as const satisfies readonly ApplicationState[]

const isUnanswered = (state: ApplicationState) => unansweredStates.some(waiting => waiting === state)

/** From when on the seeker may remind, and when silence ends the application; 0 where neither is to come. */
export function replyClock({ state, appliedAt, heardAt, remindedAt }: Waiting) {
  const silentSince = Math.max(appliedAt, heardAt)
  return {
    remindableAt: isUnanswered(state) && remindedAt === 0 ? silentSince + ANSWER_DAYS * DAY_MS : 0,
    endsAt: isUnanswered(state) ? silentSince + SILENCE_DAYS * DAY_MS : 0,
  }
}

/** True while the seeker may remind the employer: it has had its time, the end has not come, and it was not reminded yet. */
export const canRemind = ({ remindableAt, endsAt }: ReturnType<typeof replyClock>, now: number): boolean =>
  remindableAt > 0 && remindableAt <= now && now < endsAt

/** True when an employer may invite to an interview: as the next step, or to one more once that step has been taken. */
export const canInvite = (state: ApplicationState) =>
  canMove(state, 'interview') || state === 'interview' || state === 'offer'
