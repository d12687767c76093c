/** What everybody who takes part in a fair is told about it as a whole. */
export const fairNoticeKinds = ['moved', 'postponed', 'cancelled', 'stopped', 'resumed'] as const
export type FairNoticeKind = (typeof fairNoticeKinds)[number]

export const fairNoticeLabels = {
  moved: '变更',
  postponed: '延期',
  cancelled: '取消',
  stopped: '紧急暂停',
  resumed: '恢复',
} as const satisfies Record<FairNoticeKind, string>
