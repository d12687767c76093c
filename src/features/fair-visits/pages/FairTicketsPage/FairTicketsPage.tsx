import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, EmptyState, icons, LoadState, RecordList, RecordListLayout, Stack } from '#design-system'
import { BoothConsentList } from '#features/booth-visits'
import { FairAlertsCard } from '#features/fair-alerts'
import { usePageHead } from '#platform/head'
import { useTickets } from '../../hooks/useTicket.ts'
import { TicketRow } from '../../parts/TicketRow/index.ts'

/** `/recruitment/tickets` — the fairs that one has registered for, what comes next first. */
export function FairTicketsPage() {
  const { tickets, ...state } = useTickets()
  usePageHead({ title: '我的入场码', noIndex: true })
  return (
    <RecordListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: '我的入场码' },
      ]}
      title="我的入场码"
    >
      <LoadState
        {...state}
        data={tickets}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="还没有预约招聘会"
            icon={icons.fair}
            action={
              <ButtonLink variant="primary" href={pathTo('fairs')}>
                看看近期的招聘会
              </ButtonLink>
            }
          >
            预约后在这里打开入场码，没有网络也能出示。
          </EmptyState>
        }
      >
        {({ list }) => (
          <Stack gap={4}>
            <RecordList>
              {list.map(ticket => (
                <TicketRow key={ticket.fair.id} ticket={ticket} />
              ))}
            </RecordList>
            <Alert tone="info" title="去之前准备好">
              入场码（手机上打开，或打印出来）、几份纸质简历、身份证和毕业证复印件。出发前打开一次入场码，馆内没有信号也能出示。
            </Alert>
          </Stack>
        )}
      </LoadState>
      <BoothConsentList />
      <FairAlertsCard />
    </RecordListLayout>
  )
}
