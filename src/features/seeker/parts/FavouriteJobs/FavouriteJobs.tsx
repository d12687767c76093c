import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, LoadState, Pagination, RecordList, Stack } from '#design-system'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { pageCountOf, useRequest } from '#platform/routing'
import { useFavourites } from '../../hooks/useJobRecords.ts'
import { recordSearch } from '../../model/addresses.ts'
import { JobRecord } from '../JobRecord/JobRecord.tsx'

/** Jobs that I saved. */
export function FavouriteJobs() {
  const { path, query } = useRequest()
  const search = recordSearch.parse(query)
  const { jobs, letGo, ...state } = useFavourites()
  const now = useNow()
  const say = useSay()
  const remove = (id: string) => letGo(id).catch(say.failure)

  return (
    <LoadState
      {...state}
      data={jobs}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          picture={<AreaDrawing name="jobs" />}
          page={{ list: jobs, firstHref: recordSearch.change(path, search, { page: 1 }), unit: '个职位' }}
          title="没有收藏的职位"
          action={
            <ButtonLink variant="primary" href={pathTo('jobSearch')}>
              去找职位
            </ButtonLink>
          }
        >
          在职位页点“收藏”，以后可以在这里比较和投递。
        </EmptyState>
      }
    >
      {shown => (
        <Stack gap={3}>
          <RecordList>
            {shown.list.map(job => (
              <JobRecord
                key={job.id}
                job={job}
                note={`${relativeTime(job.favouriteAt, now)}收藏`}
                actionLabel="取消收藏"
                onAction={() => void remove(job.id)}
              />
            ))}
          </RecordList>
          <Pagination
            page={search.page}
            pageCount={pageCountOf(shown)}
            hrefFor={page => recordSearch.change(path, search, { page })}
            total={{ count: shown.total, capped: shown.capped }}
          />
        </Stack>
      )}
    </LoadState>
  )
}
