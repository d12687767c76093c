import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'

export interface NextAction {
  readonly label: string
  readonly href: string
  /** Somebody waits for it, or time runs out. */
  readonly pressing: boolean
}

type Acting = Pick<
  ExamRegistrationSummary,
  'id' | 'queuedAt' | 'status' | 'pending' | 'commands' | 'editable' | 'ticket' | 'score' | 'exam'
>

/** The one thing to do about a registration now; null when there is nothing but to look at it. */
export function nextActionOf(registration: Acting): NextAction | null {
  const { id, queuedAt, status, pending, commands, editable, ticket, score, exam } = registration
  const info = pathTo('examApplyInfo', { id })
  if (queuedAt !== null) return { label: '看排到第几位', href: pathTo('examEnroll', { id }), pressing: false }
  if (status === null)
    return editable ? { label: '继续填写', href: pathTo('examEnroll', { id }), pressing: true } : null
  if (editable && commands.includes('submit'))
    return { label: pending === 'repair' ? '去补正' : '去修改', href: pathTo('examEnroll', { id }), pressing: true }
  if (status === '2') return { label: '去缴费', href: info, pressing: true }
  if (pending === 'position') return { label: '改报或退费', href: info, pressing: true }
  if (score) return { label: '查成绩', href: pathTo('examResult', { id }), pressing: false }
  if (ticket) return { label: '打印准考证', href: pathTo('examTicket', { id: exam.id }), pressing: true }
  return null
}
