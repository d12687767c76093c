import { type RefObject, useState } from 'react'
import type { FairTicket } from '#contract/fair-visits'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, Dialog, icons, PrintHelper, Row } from '#design-system'
import { saveFile } from '#platform/call'
import { useSay } from '#platform/notices'
import { useVisit } from '../../hooks/useVisit.ts'
import { calendarOf } from '../../model/calendar-entry.ts'
import type { Stand } from '../../model/stand.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

interface Props {
  ticket: FairTicket
  stand: Stand
  /** What is printed. */
  target: RefObject<HTMLElement | null>
}

function saveCalendar(ticket: FairTicket) {
  const blob = new Blob([calendarOf(ticket)], { type: 'text/calendar;charset=utf-8' })
  saveFile({ blob, name: `招聘会入场-${ticket.fair.id}.ics` })
}

/** Takes back the place, or the place in line, after asking once. */
function CancelButton({ ticket, stand }: Pick<Props, 'ticket' | 'stand'>) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { cancel, isSending } = useVisit(ticket.fair.id)
  const isWaiting = stand === 'waiting'

  async function send() {
    try {
      await cancel(ticket.revision)
      say.done(isWaiting ? '已取消候补' : '已取消预约，名额让给了后面的人')
    } catch (error) {
      say.failure(error)
    }
    setOpen(false)
  }

  return (
    <>
      <Button icon={icons.trash} onClick={() => setOpen(true)}>
        {isWaiting ? '取消候补' : '取消预约'}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change => setOpen(change.open)}
        role="alertdialog"
        title={isWaiting ? '取消候补？' : '取消预约？'}
        description={
          isWaiting
            ? '您会失去现在的排位，再候补要从末尾排起。'
            : '入场码马上作废，名额让给候补的人；想再来要重新预约。'
        }
        footer={
          <>
            <Button onClick={() => setOpen(false)}>保留</Button>
            <Button variant="danger" loading={isSending} onClick={() => void send()}>
              {isWaiting ? '取消候补' : '取消预约'}
            </Button>
          </>
        }
      />
    </>
  )
}

/** What can be done with a ticket: another half hour, giving it back, taking it along. */
export function TicketActions({ ticket, stand, target }: Props) {
  const [isChanging, setChanging] = useState(false)
  const isLive = stand === 'good' || stand === 'waiting'
  return (
    <Row gap={3} className="no-print">
      {isLive && (
        <Button icon={icons.clock} onClick={() => setChanging(true)}>
          改约时段
        </Button>
      )}
      {(stand === 'good' || stand === 'off') && ticket.code !== '' && (
        <Button icon={icons.calendar} onClick={() => saveCalendar(ticket)}>
          {stand === 'off' ? '更新日历' : '加入日历'}
        </Button>
      )}
      {stand === 'good' && <PrintHelper target={target} title={`入场码-${ticket.fair.id}`} label="打印" />}
      {isLive && <CancelButton ticket={ticket} stand={stand} />}
      <ButtonLink href={pathTo('jobFair', { id: ticket.fair.id })}>招聘会详情</ButtonLink>
      <ChangeDialog ticket={ticket} open={isChanging} onOpenChange={({ open }) => setChanging(open)} />
    </Row>
  )
}
