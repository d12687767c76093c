import type { ReviewCommand, ReviewKind, ReviewStage } from '#contract/exam-review-rules'

export const stageLabels = {
  first: '初审',
  second: '复审',
  third: '裁定',
} as const satisfies Record<ReviewStage, string>

export const kindLabels = { first: '报名', appeal: '申诉' } as const satisfies Record<ReviewKind, string>

export const commandLabels = {
  approve: '通过',
  refuse: '不通过',
  askRepair: '退回补正',
} as const satisfies Record<ReviewCommand, string>

/** What happened to a registration, in the office's words. */
export const stepLabels: Readonly<Record<string, string | undefined>> = {
  submit: '提交',
  appeal: '申诉',
  approve: '审核通过',
  refuse: '审核不通过',
  askRepair: '退回补正',
}

export const stepByLabels = { candidate: '考生', office: '考试机构', system: '系统' } as const

/** 待审核多久: 3 天, 5 小时, 20 分钟. */
export function waitWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 60) return `${minutes} 分钟`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`
}
