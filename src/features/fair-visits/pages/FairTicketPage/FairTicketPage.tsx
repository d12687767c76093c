import { useRef } from 'react'
import type { FairTicket } from '#contract/fair-visits'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  Skeleton,
  Stack,
  TaskListLayout,
  Text,
} from '#design-system'
import { BoothConsentCard } from '#features/booth-visits'
import { useNow, useServiceNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useFairSlots } from '../../hooks/useFairSlots.ts'
import { useTicket } from '../../hooks/useTicket.ts'
import { standOf } from '../../model/stand.ts'
import { FairVisitEntry } from '../../parts/FairVisitEntry/index.ts'
import { TicketActions } from '../../parts/TicketActions/index.ts'
import { TicketSheet } from '../../parts/TicketSheet/index.ts'

/** What the fair's office has decided since, before the code. */
function News({ ticket: { fair } }: { ticket: FairTicket }) {
  if (fair.phase === 'stopped')
    return (
      <Alert tone="warning" title="招聘会暂停入场" live>
        <Text>{fair.reason}</Text>
        <Text>恢复后入场时段顺延，以这里显示的为准。</Text>
      </Alert>
    )
  if (fair.phase !== 'cancelled' && fair.phase !== 'postponed') return null
  return (
    <Alert tone="danger" title={fair.phase === 'cancelled' ? '招聘会已取消' : '招聘会已延期'}>
      {fair.reason}
    </Alert>
  )
}

function Shown({ ticket }: { ticket: FairTicket }) {
  const sheet = useRef<HTMLElement>(null)
  const stand = standOf(ticket, useServiceNow())
  return (
    <Stack gap={4}>
      <News ticket={ticket} />
      <TicketSheet ref={sheet} ticket={ticket} stand={stand} />
      <TicketActions ticket={ticket} stand={stand} target={sheet} />
      <BoothConsentCard fair={ticket.fair.id} />
    </Stack>
  )
}

/** The ticket that this browser keeps, where the service can't be reached: nothing can be changed then. */
function Kept({ ticket, keptAt, retry }: { ticket: FairTicket; keptAt: number; retry: () => void }) {
  const stand = standOf(ticket, useServiceNow())
  const age = relativeTime(keptAt, useNow())
  return (
    <Stack gap={4}>
      <Alert
        tone="info"
        title="没有网络，显示保存在这台设备上的入场码"
        action={
          <Button size="small" onClick={retry}>
            重试
          </Button>
        }
      >
        保存于{age}，之后的改约、取消和延期不会显示在这里。可以直接出示入场。
      </Alert>
      <TicketSheet ticket={ticket} stand={stand} />
    </Stack>
  )
}

/** No ticket, or none any more: one can have one here. */
function Unregistered({ fair }: { fair: string }) {
  const { slots, ...state } = useFairSlots(fair)
  return (
    <Stack gap={4}>
      <EmptyState
        title="您没有预约这场招聘会"
        icon={icons.fair}
        action={<ButtonLink href={pathTo('jobFair', { id: fair })}>招聘会详情</ButtonLink>}
        otherAction={<ButtonLink href={pathTo('fairTickets')}>我的入场码</ButtonLink>}
      >
        取消了的预约不再显示，也不能恢复，可以重新预约。
      </EmptyState>
      <LoadState {...state} data={slots}>
        {shown => <FairVisitEntry fair={shown.fair} />}
      </LoadState>
      <BoothConsentCard fair={fair} onlyWhenUsed />
    </Stack>
  )
}

/** `/recruitment/tickets/:id` — one's own ticket for a fair, which once opened needs no network. */
export function FairTicketPage() {
  const { id = '' } = useRequest().params
  const { ticket, kept, ...state } = useTicket(id)
  usePageHead({ title: '入场码', noIndex: true })
  return (
    <TaskListLayout
      crumbs={[
        { label: '招聘会', href: pathTo('fairs') },
        { label: '我的入场码', href: pathTo('fairTickets') },
        { label: '入场码' },
      ]}
      title="入场码"
    >
      {isNotFound(state.error) ? (
        <EmptyState
          title="没有找到这场招聘会"
          icon={icons.fair}
          action={<ButtonLink href={pathTo('fairTickets')}>我的入场码</ButtonLink>}
        />
      ) : kept ? (
        <Kept {...kept} retry={state.retry} />
      ) : (
        <LoadState
          {...state}
          data={ticket}
          loading={<Skeleton shape="block" />}
          isEmpty={one => one === null}
          empty={<Unregistered fair={id} />}
        >
          {shown => shown && <Shown ticket={shown} />}
        </LoadState>
      )}
    </TaskListLayout>
  )
}
