import type { PendingReason, RegistrationStatus } from '#contract/exam-life'
import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { statusEnum } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import type { Tone } from '#design-system'

const pendingLabels = {
  repair: '待补正',
  appeal: '申诉复核中',
  payment: '缴费核对中',
  position: '职位已取消',
} as const satisfies Record<PendingReason, string>

const statusTones = {
  0: 'primary',
  1: 'danger',
  2: 'warning',
  3: 'success',
  4: 'neutral',
  5: 'warning',
} as const satisfies Record<RegistrationStatus, Tone>

export interface StatusWords {
  readonly label: string
  readonly tone: Tone
}

/** How far a registration is, in a word: the one of `statusEnum`, with what it waits for where that says more. */
export function statusWords({
  status,
  pending,
  queuedAt,
}: Pick<ExamRegistrationSummary, 'status' | 'pending' | 'queuedAt'>): StatusWords {
  if (queuedAt !== null) return { label: '排队办理', tone: 'primary' }
  if (status === null) return { label: '未提交', tone: 'neutral' }
  const tone = statusTones[status]
  if (pending) return { label: pendingLabels[pending], tone: pending === 'appeal' ? 'primary' : tone }
  return { label: status === '0' ? '待审核' : labelOf(statusEnum, status), tone }
}
