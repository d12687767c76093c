import { ButtonLink, EmptyState, icons, LoadState, Pagination, Stack } from '#design-system'
import { FairAlertsCard } from '#features/fair-alerts'
import { pageCountOf } from '#platform/routing'
import { useOwnFairs } from '../../hooks/useOwnFairs.ts'
import { ownFairsHref } from '../../model/fair-addresses.ts'
import { ParticipationRows } from '../../parts/ParticipationRows/ParticipationRows.tsx'

/** The fairs of the company, and how one hears of changes of them. */
export function MineView({ online }: { online: boolean }) {
  const { fairs, ...state } = useOwnFairs()
  return (
    <Stack gap={4}>
      <LoadState
        {...state}
        data={fairs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="还没有报名招聘会"
            icon={icons.fair}
            page={{ list: fairs, firstHref: ownFairsHref(online), unit: '场' }}
            action={
              <ButtonLink variant="primary" href={ownFairsHref(online, { view: 'join' })}>
                看看可以报名的招聘会
              </ButtonLink>
            }
          >
            报名后，审核结果、展位和下一步会出现在这里。
          </EmptyState>
        }
      >
        {({ list, total, page, pageSize }) => (
          <Stack gap={4}>
            <ParticipationRows participations={list} online={online} />
            <Pagination
              page={page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={to => ownFairsHref(online, { page: to })}
            />
          </Stack>
        )}
      </LoadState>
      <FairAlertsCard />
    </Stack>
  )
}
