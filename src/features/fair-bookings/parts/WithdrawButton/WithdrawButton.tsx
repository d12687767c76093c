import { useState } from 'react'
import type { FairParticipation } from '#contract/fair-bookings'
import { Button, ConfirmDialog } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { canWithdraw, isLateWithdrawal, withdrawalInWords } from '../../model/participation-words.ts'

interface Props {
  participation: FairParticipation
  /** Told whether it is known that this counts as an absence. */
  onWithdraw: (accepted: boolean) => Promise<void>
}

/** Takes no part any more, with what that means told before. Renders nothing once it is too late. */
export function WithdrawButton({ participation, onWithdraw }: Props) {
  const say = useSay()
  const now = useServiceNow()
  const [open, setOpen] = useState(false)
  if (!canWithdraw(participation, now)) return null
  const isLate = isLateWithdrawal(participation, now)
  return (
    <>
      <Button onClick={() => setOpen(true)}>取消参加</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={() => setOpen(false)}
        title={`取消参加“${participation.fair.title}”？`}
        description={withdrawalInWords(participation, now)}
        confirmLabel={isLate ? '仍要取消，记为未到场' : '取消参加'}
        cancelLabel="不取消"
        destructive
        onConfirm={() => say.outcomeOf(() => onWithdraw(isLate), '已取消参加')}
      />
    </>
  )
}
