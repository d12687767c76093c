import type { FairTicket } from '#contract/fair-visits'
import { pathTo } from '#contract/pages'
import { RecordRow, Tag } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { timeOfTicket } from '../../model/moments.ts'
import { standOf, standTones, standWords } from '../../model/stand.ts'

/** One ticket of one's own, as a row. */
export function TicketRow({ ticket }: { ticket: FairTicket }) {
  const { fair, ahead } = ticket
  const stand = standOf(ticket, useServiceNow())
  return (
    <RecordRow
      title={fair.title}
      href={pathTo('fairTicket', { id: fair.id })}
      state={<Tag tone={standTones[stand]}>{standWords[stand]}</Tag>}
      facts={[timeOfTicket(ticket), fair.venue, stand === 'waiting' && `前面 ${ahead} 人`]}
    />
  )
}
