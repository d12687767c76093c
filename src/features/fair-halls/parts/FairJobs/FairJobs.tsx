import type { FairInfo } from '#contract/fair-halls'
import { pathTo } from '#contract/pages'
import {
  EmptyState,
  FilterBar,
  FilterTags,
  icons,
  Link,
  LoadState,
  Pagination,
  ResultCount,
  Stack,
} from '#design-system'
import { WordSearch } from '#features/news'
import { pageCountOf, useRequest } from '#platform/routing'
import { useFairJobs } from '../../hooks/useFairJobs.ts'
import { fairAddress, fairHref, sceneHref } from '../../model/fair-address.ts'
import {
  type FairJobsPlace,
  fairJobGroups,
  fairJobsHref,
  filteredHref,
  keptFields,
  selectedIn,
} from '../../model/fair-job-filters.ts'
import { FairJobRelief } from './FairJobRelief.tsx'
import { FairJobRow } from './FairJobRow.tsx'
import { Columns } from './FairJobs.styles.ts'

interface FairJobsProps {
  fair: FairInfo
  place: FairJobsPlace
}

/** Somebody wants to see what is on their list, and has not put anything there. */
const NothingListed = ({ fairId, place }: { fairId: string; place: FairJobsPlace }) => (
  <EmptyState
    icon={icons.star}
    title="清单还是空的"
    action={<Link href={place === 'scene' ? sceneHref(fairId) : fairHref(fairId)}>去看参展单位</Link>}
  >
    在参展单位上按“加入清单”，这里就只列出它们的岗位。
  </EmptyState>
)

/** What is offered at a fair, with booth and employer: words, filters with counts and page are the address. */
export function FairJobs({ fair, place }: FairJobsProps) {
  const { query } = useRequest()
  const search = fairAddress.parse(query)
  const { jobs, isUnlisted, ...state } = useFairJobs(fair.id, place, search)
  const groups = fairJobGroups(search, jobs?.facets, fair.halls)
  const selected = selectedIn(search)
  const hrefFor = (filters: typeof selected) => filteredHref(fair.id, place, search, filters)
  const all = fairJobsHref(fair.id, place, {})
  return (
    <Stack gap={4}>
      <WordSearch
        key={search.t}
        action={pathTo(place === 'scene' ? 'jobFairScene' : 'jobFair', { id: fair.id })}
        label="搜索本场岗位"
        placeholder="岗位、单位"
        defaultWord={search.t}
        kept={keptFields(search)}
      />
      <Columns>
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={jobs ? `查看 ${jobs.total} 个岗位` : '查看岗位'}
        />
        <Stack gap={3}>
          <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
          {isUnlisted ? (
            <NothingListed fairId={fair.id} place={place} />
          ) : (
            <>
              <ResultCount count={jobs?.total} unit="个岗位" />
              <LoadState
                {...state}
                data={jobs}
                isEmpty={({ list }) => list.length === 0}
                empty={
                  <Stack gap={4}>
                    <EmptyState
                      page={{ list: jobs, firstHref: fairJobsHref(fair.id, place, { ...search, page: 1 }), unit: '个' }}
                      title="没有找到岗位"
                      action={<Link href={all}>看本场全部岗位</Link>}
                    />
                    <FairJobRelief
                      fairId={fair.id}
                      place={place}
                      search={search}
                      groups={groups}
                      relief={jobs?.relief ?? []}
                    />
                  </Stack>
                }
              >
                {({ list, total, pageSize }) => (
                  <Stack gap={4}>
                    <div>
                      {list.map(job => (
                        <FairJobRow key={job.id} job={job} />
                      ))}
                    </div>
                    <Pagination
                      page={search.page}
                      pageCount={pageCountOf({ total, pageSize })}
                      hrefFor={page => fairJobsHref(fair.id, place, { ...search, page })}
                      unit="个岗位"
                    />
                  </Stack>
                )}
              </LoadState>
            </>
          )}
        </Stack>
      </Columns>
    </Stack>
  )
}
