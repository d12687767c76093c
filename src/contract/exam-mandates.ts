/** What an account of the exam office may do in an exam. Whoever has any of these may read the exam's figures. */
export const examMandates = ['prepare', 'review', 'second', 'release', 'read'] as const
export type ExamMandate = (typeof examMandates)[number]

export const examMandateLabels = {
  prepare: '录入准备',
  review: '资格审核',
  second: '复审',
  release: '核准发布',
  read: '查看',
} as const satisfies Record<ExamMandate, string>
