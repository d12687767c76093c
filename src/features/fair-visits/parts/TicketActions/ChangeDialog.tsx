import { useState } from 'react'
import type { FairTicket, VisitSlot } from '#contract/fair-visits'
import { Button, Dialog, LoadState, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { useFairSlots } from '../../hooks/useFairSlots.ts'
import { useVisit } from '../../hooks/useVisit.ts'
import { SlotPicker } from '../SlotPicker/index.ts'

interface Props {
  ticket: FairTicket
  open: boolean
  onOpenChange: (change: { open: boolean }) => void
}

/** Chooses another half hour; the former place goes to whoever waits for it. */
export function ChangeDialog({ ticket, open, onOpenChange }: Props) {
  const say = useSay()
  const now = useServiceNow()
  const { slots, ...state } = useFairSlots(open ? ticket.fair.id : null)
  const { change, isSending } = useVisit(ticket.fair.id)
  const [chosen, setChosen] = useState<VisitSlot | null>(null)

  async function send() {
    if (!chosen) return
    try {
      await change(chosen.index, ticket.revision)
      say.done('已改约，请用新的入场码，之前保存和打印的作废')
      onOpenChange({ open: false })
    } catch (error) {
      setChosen(null)
      say.failure(error)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="改约到别的时段"
      description="改约成功后，原来的名额马上让给候补的人，不能恢复。"
      footer={
        <>
          <Button onClick={() => onOpenChange({ open: false })}>不改了</Button>
          <Button variant="primary" disabled={!chosen} loading={isSending} onClick={() => void send()}>
            确认改约
          </Button>
        </>
      }
    >
      <LoadState {...state} data={slots}>
        {shown =>
          shown.window === 'open' ? (
            <SlotPicker
              slots={shown.slots}
              value={chosen?.index ?? null}
              onChange={setChosen}
              now={now}
              current={ticket.slot.index}
            />
          ) : (
            <Text>预约已截止，不能再改约。</Text>
          )
        }
      </LoadState>
    </Dialog>
  )
}
