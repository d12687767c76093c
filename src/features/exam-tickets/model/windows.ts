import type { OutputOf } from '#contract/endpoint'
import type { startEndTime } from '#contract/exam-tickets'

export type ExamWindow = OutputOf<typeof startEndTime>

/** Whether something can be had now, judged by the service's clock. `until` is exclusive. */
export type Phase = 'before' | 'open' | 'after'

export function ticketPhase({ ticketFrom, ticketUntil, now }: ExamWindow): Phase {
  if (now < ticketFrom) return 'before'
  return now < ticketUntil ? 'open' : 'after'
}

/** Scores stay open once they are out. */
export const scorePhase = ({ scoresAt, now }: ExamWindow): Exclude<Phase, 'after'> =>
  now < scoresAt ? 'before' : 'open'
