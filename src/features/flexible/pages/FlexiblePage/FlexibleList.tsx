import { payUnits } from '#contract/flexible'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'
import { jiangxiRegions } from '#contract/reference/regions'
import {
  EmptyState,
  FilterBar,
  type FilterState,
  FilterTags,
  Link,
  LoadState,
  Pagination,
  ResultCount,
  ResultsLayout,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useFlexibleJobs } from '../../hooks/useFlexible.ts'
import { flexibleHref, flexibleSearch } from '../../model/flexible-search.ts'
import { FlexibleCard } from '../../parts/FlexibleCard/FlexibleCard.tsx'

const groups = [
  { name: 'category', label: '类别', options: flexibleCategory },
  { name: 'unit', label: '计酬方式', options: payUnits },
  {
    name: 'city',
    label: '城市',
    options: (jiangxiRegions[0]?.children ?? []).map(({ value, label }) => ({ value, label })),
  },
]

const hrefFor = (selected: FilterState) => {
  const chosen = new URLSearchParams(groups.map(({ name }) => [name, selected[name]?.[0] ?? '']))
  return flexibleHref(flexibleSearch.parse(chosen))
}

/** Casual work as a list. */
export function FlexibleList() {
  const { query: address } = useRequest()
  const search = flexibleSearch.parse(address)
  const { jobs, ...state } = useFlexibleJobs()
  const selected: FilterState = Object.fromEntries(
    (['category', 'city', 'unit'] as const).flatMap(name => {
      const value = search[name]
      return value ? [[name, [value]]] : []
    }),
  )
  usePageHead({
    title: '灵活就业',
    description: '江西省零工信息：外卖骑手、家政、水电工、快递、家电清洗、搬运等，按日、按时、计件，不用简历直接报名。',
  })
  return (
    <ResultsLayout
      title="灵活就业"
      lead="按天、按小时、按件计酬的零工，不用简历，报名后单位打电话联系您。招工不收任何费用。"
      filters={
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={jobs ? `查看 ${jobs.total} 份零工` : '查看零工'}
        />
      }
    >
      <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
      <ResultCount count={jobs?.total} unit="份零工" />
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: jobs, firstHref: flexibleHref({ ...search, page: 1 }), unit: '份零工' }}
            title="没有符合条件的零工"
            action={<Link href={pathTo('flexible')}>看全部零工</Link>}
          >
            换一个城市或类别，零工每天都有更新。
          </EmptyState>
        }
      >
        {({ list }) => (
          <div>
            {list.map(job => (
              <FlexibleCard key={job.id} job={job} />
            ))}
          </div>
        )}
      </LoadState>
      {jobs && jobs.total > 0 && (
        <Pagination
          page={search.page}
          pageCount={pageCountOf(jobs)}
          hrefFor={page => flexibleHref({ ...search, page })}
          unit="份"
        />
      )}
    </ResultsLayout>
  )
}
