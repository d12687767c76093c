import type { FairMandate } from './fair-mandates.ts'

/** Whether the office has decided. */
export const talkReportStates = ['open', 'decided'] as const
export type TalkReportState = (typeof talkReportStates)[number]

export const talkReportStateLabels: Record<TalkReportState, string> = { open: '待处理', decided: '已处理' }

/** What the office decides: nothing, a warning, or that the reported side talks no more at this fair. */
export const talkDecisions = ['none', 'warning', 'stop'] as const
export type TalkDecision = (typeof talkDecisions)[number]

type Side = 'seeker' | 'employer'

const labels: Record<Side, Record<TalkDecision, string>> = {
  employer: { none: '无需处理', warning: '警告', stop: '停止该展位在线交流' },
  seeker: { none: '无需处理', warning: '警告', stop: '停止此人排队' },
}

/** A decision in words, by the side that was reported. */
export const talkDecisionLabel = (decision: TalkDecision, reported: Side): string => labels[reported][decision]

/** Whoever reports is one side, the other is reported. */
export const reportedBy = (by: Side): Side => (by === 'seeker' ? 'employer' : 'seeker')

/** Mandates with which one decides about reports and watches queues. */
export const talkOverseers = ['organise', 'supervise'] as const satisfies readonly FairMandate[]

/** Lines that a report keeps of a talk, at most: the last. */
export const REPORTED_LINES = 200
