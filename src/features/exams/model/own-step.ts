import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'

type Own = Pick<
  ExamRegistrationSummary,
  'id' | 'status' | 'pending' | 'confirmed' | 'editable' | 'ticket' | 'score' | 'exam'
>

/** What a registration of one's own waits for, and where that is done. */
export function ownStepOf({ id, status, pending, confirmed, editable, ticket, score, exam }: Own): {
  label: string
  href: string
} {
  const info = pathTo('examApplyInfo', { id })
  if (editable) {
    const label = status === null ? '继续填写报名表' : pending === 'repair' ? '补正报名材料' : '修改后重新提交'
    return { label, href: pathTo('examEnroll', { id }) }
  }
  if (status === '2') return { label: confirmed ? '去缴费' : '确认信息并缴费', href: info }
  if (pending === 'position') return { label: '改报其他职位或退费', href: info }
  if (score) return { label: '查成绩', href: pathTo('examResult', { id }) }
  if (ticket) return { label: '打印准考证', href: pathTo('examTicket', { id: exam.id }) }
  return { label: '查看进度', href: pathTo('examProgress', { id: exam.id }) }
}
