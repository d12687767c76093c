/**
 * Where a posting stands: written; checked and waiting for its day; checked and waiting until the company's own check is
 * passed; before the public; waiting for the next check of a company whose verification was withdrawn while it was before
 * the public; taken down; past its last day; taken down by the office. One that its employer took down or that has ended may
 * be published again, what the office took down may not.
 */
export const postingStages = [
  'draft',
  'scheduled',
  'queued',
  'open',
  'suspended',
  'closed',
  'expired',
  'barred',
] as const
export type PostingStage = (typeof postingStages)[number]

/**
 * What its employer does with a posting (`appear`, `suspend` and `expire`: what the calendar or the check of the company does;
 * `bar`: what the office does where a report is upheld).
 * Publishing is `queue` for a company that has not been checked; so is the day of a posting that it scheduled.
 */
export const postingSteps = [
  'schedule',
  'unschedule',
  'queue',
  'publish',
  'appear',
  'suspend',
  'close',
  'expire',
  'relist',
  'bar',
] as const
export type PostingStep = (typeof postingSteps)[number]

const life: Readonly<Record<PostingStage, Partial<Record<PostingStep, PostingStage>>>> = {
  draft: { schedule: 'scheduled', queue: 'queued', publish: 'open' },
  scheduled: {
    schedule: 'scheduled',
    unschedule: 'draft',
    queue: 'queued',
    publish: 'open',
    appear: 'open',
    expire: 'expired',
  },
  queued: {
    schedule: 'scheduled',
    unschedule: 'draft',
    queue: 'queued',
    publish: 'open',
    appear: 'open',
    expire: 'expired',
  },
  open: { publish: 'open', suspend: 'suspended', close: 'closed', expire: 'expired', bar: 'barred' },
  // People have read it and applied: it is taken down as any other, and never a draft again.
  suspended: {
    queue: 'suspended',
    publish: 'open',
    appear: 'open',
    close: 'closed',
    expire: 'expired',
    bar: 'barred',
  },
  closed: { publish: 'open', relist: 'open', bar: 'barred' },
  expired: { publish: 'open', close: 'closed', relist: 'open', bar: 'barred' },
  barred: {},
}

/** Where a posting stands after a step; undefined when the step cannot be taken from there. */
export const stageAfter = (stage: PostingStage, step: PostingStep): PostingStage | undefined => life[stage][step]

/** Whether a step can be taken. */
export const canTake = (stage: PostingStage, step: PostingStep): boolean => stageAfter(stage, step) !== undefined
