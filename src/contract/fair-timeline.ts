/** The moments of a job fair, in milliseconds. Until is exclusive throughout: 17:00 means before 17:00:00.000. */
export interface FairTimeline {
  readonly publishedAt: number
  /** When employers apply. */
  readonly applyFrom: number
  readonly applyUntil: number
  /** When employers who were approved choose their booth and name who comes. */
  readonly bookFrom: number
  readonly bookUntil: number
  /** When visitors register. */
  readonly registerFrom: number
  readonly registerUntil: number
  readonly opensAt: number
  readonly closesAt: number
}

/** What was decided about a fair; planned ones go by their moments. */
export const fairStates = ['planned', 'postponed', 'cancelled', 'stopped'] as const
export type FairState = (typeof fairStates)[number]

/** Whether a fair's time passes: not while it is stopped or has no day, nor ever after it was cancelled. */
export const clockRunsIn = (state: FairState): state is 'planned' => state === 'planned'

export const fairPhases = ['coming', 'registering', 'running', 'stopped', 'ended', 'postponed', 'cancelled'] as const
export type FairPhase = (typeof fairPhases)[number]

export const fairPhaseLabels = {
  coming: '即将开放预约',
  registering: '预约中',
  running: '正在举行',
  stopped: '暂停中',
  ended: '已结束',
  postponed: '已延期',
  cancelled: '已取消',
} as const satisfies Record<FairPhase, string>

/**
 * How far a fair is, from the service's clock alone: nothing sets it. A fair that was postponed keeps its former moments
 * until it has new ones.
 */
export function fairPhaseAt(
  { opensAt, closesAt, registerFrom }: FairTimeline,
  state: FairState,
  now: number,
): FairPhase {
  if (state === 'cancelled' || state === 'postponed') return state
  if (closesAt <= now) return 'ended'
  if (opensAt <= now) return state === 'stopped' ? 'stopped' : 'running'
  return registerFrom <= now ? 'registering' : 'coming'
}

/** Where a window stands: not open yet, open, over. */
export type FairWindow = 'ahead' | 'open' | 'over'

const windowAt = (from: number, until: number, now: number): FairWindow =>
  now < from ? 'ahead' : now < until ? 'open' : 'over'

/** Whether employers may apply, choose booths, and visitors register. A fair that does not take place has no open window. */
export function fairWindowsAt(timeline: FairTimeline, state: FairState, now: number) {
  const isOff = state === 'cancelled' || state === 'postponed'
  const at = (from: number, until: number): FairWindow => (isOff ? 'over' : windowAt(from, until, now))
  return {
    apply: at(timeline.applyFrom, timeline.applyUntil),
    book: at(timeline.bookFrom, timeline.bookUntil),
    register: at(timeline.registerFrom, timeline.registerUntil),
  }
}

export const fairMomentLabels = {
  publishedAt: '发布',
  applyFrom: '单位报名开始',
  applyUntil: '单位报名截止',
  bookFrom: '开始选展位',
  bookUntil: '选展位截止',
  registerFrom: '开放预约',
  registerUntil: '预约截止',
  opensAt: '开始',
  closesAt: '结束',
} as const satisfies Record<keyof FairTimeline, string>
