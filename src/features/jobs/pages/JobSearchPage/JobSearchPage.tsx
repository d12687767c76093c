import { useSearchParams } from 'react-router-dom'
import {
  Empty,
  EmptyPage,
  FilterBar,
  FilterTags,
  Heading,
  Link,
  LoadState,
  PageTitle,
  Pagination,
  ResultCount,
  SearchBox,
  SortBar,
  VisuallyHidden,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useJobs } from '../../hooks/useJobs.ts'
import { addressFor, groupsFor, keptFields, places, selectedOf, sortOf, sortsFor } from '../../model/filters.ts'
import { addressOf, changed, type JobSearch, queryOf } from '../../model/search.ts'
import { JobList } from '../../parts/JobList/JobList.tsx'
import { JobListSkeleton } from '../../parts/JobList/JobListSkeleton.tsx'
import { Bar, Columns, Results, Top } from './JobSearchPage.styles.ts'

const LAST_PAGE = 500

const titleOf = ({ t, city }: JobSearch) => {
  const place = places.find(({ value }) => value === city)?.label
  return `${place && city ? place : ''}${t ? `${t}招聘` : '职位搜索'}`
}

/** `/job-search` — words, place and filters are the address; the list is what the service answers to it. */
export function JobSearchPage() {
  const [address] = useSearchParams()
  const search = queryOf(address)
  const { jobs, ...state } = useJobs(search)
  const groups = groupsFor(search)
  const selected = selectedOf(search)
  const total = jobs?.total
  const pages = jobs ? Math.min(LAST_PAGE, Math.max(1, Math.ceil(jobs.total / jobs.pageSize))) : 1
  const hrefFor = (filters: typeof selected) => addressFor(search, filters)
  usePageHead({
    title: titleOf(search),
    description: `${titleOf(search)}：江西省公共就业服务在招职位，按地点、薪资、学历、经验筛选，直接投递。`,
  })

  return (
    <>
      <Top>
        <PageTitle size="xl">{titleOf(search)}</PageTitle>
        <SearchBox
          key={addressOf(search)}
          aria-label="按职位或公司搜索"
          defaultWord={search.t ?? ''}
          defaultType={search.type === '2' ? 2 : 1}
          places={places}
          defaultPlace={search.city ?? ''}
          kept={keptFields(search)}
        />
      </Top>
      <Columns>
        <VisuallyHidden>
          <Heading level={2}>筛选条件</Heading>
        </VisuallyHidden>
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={total === undefined ? '查看职位' : `查看 ${total}${jobs?.capped ? '+' : ''} 个职位`}
        />
        <Results>
          <VisuallyHidden>
            <Heading level={2}>搜索结果</Heading>
          </VisuallyHidden>
          <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
          <Bar>
            <ResultCount count={total} capped={jobs?.capped} unit="个职位" />
            <SortBar options={sortsFor(search)} value={sortOf(search)} hrefFor={sort => changed(search, { sort })} />
          </Bar>
          <LoadState
            {...state}
            data={jobs}
            isEmpty={({ list }) => list.length === 0}
            loading={<JobListSkeleton />}
            empty={
              <EmptyPage list={jobs} firstHref={addressOf({ ...search, page: 1 })} unit="个职位">
                <Empty
                  title="没有找到符合条件的职位"
                  action={<Link href={addressOf({ ...(search.t && { t: search.t }) })}>清除全部筛选</Link>}
                >
                  换一个说法、放宽薪资或地点，通常能找到更多职位。
                </Empty>
              </EmptyPage>
            }
          >
            {({ list }) => <JobList jobs={list} words={search.t} />}
          </LoadState>
          {jobs && jobs.total > 0 && (
            <Pagination
              page={search.page ?? 1}
              pageCount={pages}
              hrefFor={page => addressOf({ ...search, page })}
              unit="个"
            />
          )}
        </Results>
      </Columns>
    </>
  )
}
