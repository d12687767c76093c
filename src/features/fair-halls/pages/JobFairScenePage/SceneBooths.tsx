import type { FairInfo } from '#contract/fair-halls'
import { EmptyState, Link, LoadState, Pagination, Stack } from '#design-system'
import { TalkEntry } from '#features/fair-talks'
import { pageCountOf, useRequest } from '#platform/routing'
import { useScene } from '../../hooks/useFair.ts'
import { sceneAddress, sceneHref } from '../../model/fair-address.ts'
import { isOn } from '../../model/fair-words.ts'
import { ExhibitorRow } from '../../parts/ExhibitorRow/index.ts'

/** Who stands in the hall that is entered, with their first jobs. */
export function SceneBooths({ fair }: { fair: FairInfo }) {
  const { query } = useRequest()
  const { t, hall, page } = sceneAddress.parse(query)
  const { exhibitors, ...state } = useScene()
  return (
    <LoadState
      {...state}
      data={exhibitors}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          page={{ list: exhibitors, firstHref: sceneHref(fair.id, { t, hall }), unit: '家' }}
          title="这里还没有单位"
          action={<Link href={sceneHref(fair.id)}>看全部展区</Link>}
        />
      }
    >
      {found => (
        <Stack gap={5}>
          <div>
            {found.list.map(exhibitor => (
              <ExhibitorRow
                key={exhibitor.companyId}
                fairId={fair.id}
                exhibitor={exhibitor}
                jobsHref={sceneHref(fair.id, { view: 'jobs', company: exhibitor.companyId })}
              >
                {isOn(fair) && (
                  <TalkEntry fairId={fair.id} exhibitor={exhibitor} isStopped={fair.phase === 'stopped'} />
                )}
              </ExhibitorRow>
            ))}
          </div>
          <Pagination
            page={page}
            pageCount={pageCountOf(found)}
            hrefFor={to => sceneHref(fair.id, { t, hall, page: to })}
          />
        </Stack>
      )}
    </LoadState>
  )
}
