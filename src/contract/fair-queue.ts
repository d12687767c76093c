/** How far somebody in a queue is. */
export const placeStates = ['waiting', 'called', 'talking', 'done', 'left', 'missed', 'lapsed'] as const
export type QueueState = (typeof placeStates)[number]

export const placeStateLabels = {
  waiting: '排队中',
  called: '请应答',
  talking: '交流中',
  done: '已交流',
  left: '已退出',
  missed: '过号',
  lapsed: '离线过久，号已作废',
} as const satisfies Record<QueueState, string>

/** Whoever is called answers within this. */
export const ANSWER_MS = 60_000
/** A number is kept so long for somebody who is away: through a lost line, a flat battery, on another device. */
export const KEEP_MS = 600_000
/** Whoever was heard of within this is there. */
export const PRESENT_MS = 45_000
/** Who does not answer goes so many places back, so many times; then the number is gone. */
export const SETBACK = 3
export const SETBACKS = 2
/** Queues in which somebody may stand at once. */
export const MOST_QUEUES = 3
/** The end of a talk is announced so long before. */
export const ENDING_MS = 30_000
/** The exhibitor may give so much more, once. */
export const EXTENSION_MS = 5 * 60_000
