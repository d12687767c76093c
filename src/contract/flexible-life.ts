/**
 * Where a posting of casual work stands: written; handed in and waiting until the check of its company counts; taking
 * people; all places given; the work under way; the work over; called off. The first two and the last are said by the
 * employer, the others follow from places and time.
 */
export const flexibleStages = ['draft', 'queued', 'open', 'full', 'started', 'past', 'closed'] as const
export type FlexibleStage = (typeof flexibleStages)[number]

/** What is stored of a stage. */
export const flexibleStatuses = ['draft', 'queued', 'open', 'closed'] as const
export type FlexibleStatus = (typeof flexibleStatuses)[number]

/** What decides where a posting stands; moments in milliseconds since the epoch. */
export interface FlexibleFacts {
  readonly status: FlexibleStatus
  readonly headcount: number
  /** Places that are given. */
  readonly taken: number
  /** When the work begins, from when on nobody is taken any more, and when it is over. */
  readonly begins: number
  readonly ends: number
}

export function flexibleStage({ status, headcount, taken, begins, ends }: FlexibleFacts, now: number): FlexibleStage {
  if (status !== 'open') return status
  if (now >= ends) return 'past'
  if (now >= begins) return 'started'
  return taken >= headcount ? 'full' : 'open'
}

/**
 * What its employer does with a posting; `relist` posts the same work for another day, and leaves this one as it is.
 * Publishing is `queue` for a company whose check does not count; from there it is published by itself when it does.
 */
export const flexibleSteps = ['publish', 'queue', 'unqueue', 'change', 'close', 'relist', 'remove'] as const
export type FlexibleStep = (typeof flexibleSteps)[number]

const steps: Readonly<Record<FlexibleStage, readonly FlexibleStep[]>> = {
  draft: ['publish', 'queue', 'change', 'remove'],
  queued: ['publish', 'queue', 'unqueue', 'change'],
  open: ['change', 'close'],
  full: ['change', 'close'],
  started: ['relist'],
  past: ['relist'],
  closed: ['relist'],
}

export const canStep = (stage: FlexibleStage, step: FlexibleStep): boolean => steps[stage].includes(step)

/** What is stored after a step; undefined where it cannot be taken, or leaves nothing behind. */
export function statusAfter(stage: FlexibleStage, step: FlexibleStep): FlexibleStatus | undefined {
  if (!canStep(stage, step) || step === 'remove') return undefined
  if (step === 'publish') return 'open'
  if (step === 'queue') return 'queued'
  if (step === 'unqueue') return 'draft'
  if (step === 'close') return 'closed'
  return stage === 'draft' || stage === 'queued' || stage === 'closed' ? stage : 'open'
}

/** How a short application stands: handed in, given a place, turned down, taken back, and whether who had a place has come. */
export const simpleStates = ['applied', 'accepted', 'declined', 'withdrawn', 'came', 'absent'] as const
export type SimpleState = (typeof simpleStates)[number]

export const simpleStateLabels: Readonly<Record<SimpleState, string>> = {
  applied: '待答复',
  accepted: '已录用',
  declined: '未录用',
  withdrawn: '已撤回',
  came: '已到岗',
  absent: '没有到岗',
}

/** What the employer answers with. */
export const simpleAnswers = ['accepted', 'declined', 'came', 'absent'] as const
export type SimpleAnswer = (typeof simpleAnswers)[number]

/** Whether somebody with this state has one of the places. */
export const holdsPlace = (state: SimpleState): boolean =>
  state === 'accepted' || state === 'came' || state === 'absent'

const isAhead = (stage: FlexibleStage) => stage === 'open' || stage === 'full'
const isPosted = (stage: FlexibleStage) => stage !== 'draft' && stage !== 'queued' && stage !== 'closed'

/**
 * Whether an application may be ended, taken back by who made it or turned down: while it waits, or with a place until
 * the work begins; the place is then free again.
 */
export const canEnd = (state: SimpleState, stage: FlexibleStage): boolean =>
  state === 'applied' ? isPosted(stage) : state === 'accepted' && isAhead(stage)

/** Places are given and taken back until the work begins; who has come is said from then on, and may be put right. */
export function canAnswer(state: SimpleState, answer: SimpleAnswer, stage: FlexibleStage): boolean {
  switch (answer) {
    case 'accepted':
      return (state === 'applied' || state === 'declined') && stage === 'open'
    case 'declined':
      return canEnd(state, stage)
    case 'came':
    case 'absent':
      return holdsPlace(state) && state !== answer && isPosted(stage) && !isAhead(stage)
  }
}
