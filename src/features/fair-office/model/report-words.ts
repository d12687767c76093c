import type { TalkReport } from '#contract/fair-talk-office'
import { reportedBy, talkDecisionLabel, talkReportStateLabels } from '#contract/fair-talk-reports'
import { talkReportReasons } from '#contract/fair-talks'
import { labelOf } from '#contract/reference/lookup'

type Side = TalkReport['by']

const sideInWords = (side: Side, { company, booth, person }: TalkReport): string => {
  if (side === 'seeker') return `求职者 ${person === '' ? '（账号已注销）' : person}`
  const name = company.name === '' ? '（单位已退出）' : company.name
  return booth === '' ? `单位 ${name}` : `单位 ${name}（展位 ${booth}）`
}

export const reporterInWords = (report: TalkReport): string => sideInWords(report.by, report)
export const reportedInWords = (report: TalkReport): string => sideInWords(reportedBy(report.by), report)

export const reasonInWords = ({ reason }: Pick<TalkReport, 'reason'>): string => labelOf(talkReportReasons, reason)

/** 待处理; 已处理：警告. */
export const reportStateInWords = ({ decision, by }: Pick<TalkReport, 'decision' | 'by'>): string =>
  decision === null
    ? talkReportStateLabels.open
    : `${talkReportStateLabels.decided}：${talkDecisionLabel(decision, reportedBy(by))}`

export const reportTone = ({ decision }: Pick<TalkReport, 'decision'>) =>
  decision === null ? 'warning' : decision === 'none' ? 'neutral' : 'danger'
