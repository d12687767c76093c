/** Delivered → viewed → shortlisted → interview → offer → hired, or unfit, or withdrawn. */
export const applicationStates = [
  'delivered',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'unfit',
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
  withdrawn: '已撤回',
} as const satisfies Record<ApplicationState, string>

const ended: readonly ApplicationState[] = ['hired', 'unfit', 'withdrawn']

/** Which states an employer may set next. Written once; the service refuses every other step with `wrongState`. */
export const employerSteps = {
  delivered: ['viewed', 'shortlisted', 'interview', 'unfit'],
  viewed: ['shortlisted', 'interview', 'unfit'],
  shortlisted: ['interview', 'offer', 'unfit'],
  interview: ['offer', 'unfit'],
  offer: ['hired', 'unfit'],
  hired: [],
  unfit: ['shortlisted'],
  withdrawn: [],
} as const satisfies Record<ApplicationState, readonly ApplicationState[]>

/** True when an employer may take an application from one state to the other. */
export const canMove = (from: ApplicationState, to: ApplicationState) =>
  (employerSteps[from] as readonly ApplicationState[]).includes(to)

/** True while the seeker may still take it back. */
export const canWithdraw = (state: ApplicationState) => !ended.includes(state)
