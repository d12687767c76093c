import { useState } from 'react'
import type { ExamRegistration } from '#contract/exam-registrations'
import { Button, ConfirmDialog } from '#design-system'
import { useSay } from '#platform/notices'

interface Props {
  registration: Pick<ExamRegistration, 'exam' | 'position' | 'number' | 'round'>
  onWithdraw: () => Promise<void>
}

/** Takes a registration back after asking once, with what is lost. Renders a `<button>`. */
export function WithdrawButton({ registration: { exam, position, number, round }, onWithdraw }: Props) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>取消报名</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={({ open }) => setAsking(open)}
        title="取消这个报名？"
        description={`“${exam.title}”${position ? `的职位“${position.unit} ${position.title}”` : ''}不再保留，报名序号 ${number}、回执和审核结果作废${round.seats ? '，名额让给别人' : ''}。报名截止前可以重新报名，但要从头审核；截止后不能恢复。`}
        confirmLabel="取消报名"
        cancelLabel="不取消"
        destructive
        onConfirm={() => say.outcomeOf(onWithdraw, '报名已经取消')}
      />
    </>
  )
}
