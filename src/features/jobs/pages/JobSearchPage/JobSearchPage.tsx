import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { pathTo } from '#contract/pages'
import { searchTypeList } from '#contract/reference/search'
import { wantedText } from '#contract/rules'
import {
  FilterBar,
  type FilterGroup,
  FilterTags,
  Link,
  LoadState,
  ResultBar,
  ResultCount,
  ResultsWithPane,
  SearchBox,
  SortBar,
  type Typed,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { somebody } from '#platform/presence'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useJobs } from '../../hooks/useJobs.ts'
import { addressFor, groupsFor, keptFields, places, selectedOf, sortOf, sortsFor } from '../../model/filters.ts'
import {
  addressToKeep,
  changed,
  employersOf,
  IMPORTANT,
  type JobSearch,
  jobSearchHref,
  openHref,
  openIn,
  queryOf,
  withTyped,
} from '../../model/search.ts'
import { addressOfTags, tagGroups, tagsOf } from '../../model/understood.ts'
import { JobList } from '../../parts/JobList/JobList.tsx'
import { JobListSkeleton } from '../../parts/JobList/JobListSkeleton.tsx'
import { SUGGESTIONS } from '../../parts/SearchHelps/suggestion-list.ts'

const SearchHelps = lazy(() =>
  import('../../parts/SearchHelps/SearchHelps.tsx').then(module => ({ default: module.SearchHelps })),
)

const CompaniesFirst = later(async () => (await import('#features/companies')).CompaniesFirst)

const NoJobs = later(async () => (await import('./NoJobs.tsx')).NoJobs)

const JobBeside = later(async () => (await import('../../parts/JobPreview/JobBeside.tsx')).JobBeside)

const BelowResults = later(async () => (await import('./BelowResults.tsx')).BelowResults)

const titleOf = ({ t: text, type, city }: JobSearch) => {
  const t = wantedText(text)
  const place = places.find(({ value }) => value === city)?.label
  const what = type === '2' ? (t ? `${t}单位招聘` : '单位搜索') : t ? `${t}招聘` : '职位搜索'
  return `${place && city ? place : ''}${what}`
}

/** What stands in the search box and has not been sent; gone with the address for which it was typed. */
function useTyped(address: string) {
  const [last, setLast] = useState<{ address: string; typed: Typed }>()
  const isGone = last !== undefined && last.address !== address
  // Whoever comes back to that address finds the box as it was sent.
  if (isGone) setLast(undefined)
  return {
    typed: isGone ? undefined : last?.typed,
    // Nobody waits for the links that take it along: typing comes first.
    setTyped: (typed: Typed) => startTransition(() => setLast({ address, typed })),
  }
}

/** Help waits for somebody to help; seekers may have hidden what the service rendered for guests. */
function useHelp(): boolean {
  const [isHelped, setHelped] = useState(false)
  const { user } = useSession()
  const isUrgent = user !== null
  useEffect(() => {
    void (isUrgent ? Promise.resolve() : somebody(window)).then(() => setHelped(true))
  }, [isUrgent])
  return isHelped
}

/** `/job-search` — words, place and filters are the address; the list is what the service answers to it. */
export function JobSearchPage() {
  const { query: address } = useRequest()
  const search = queryOf(address)
  const openId = openIn(address)
  const title = titleOf(search)
  const { jobs, ...state } = useJobs()
  const { typed, setTyped } = useTyped(jobSearchHref(search))
  const employers = employersOf(search)
  const groups = groupsFor(search)
  const selected = selectedOf(search)
  const total = jobs?.total
  const isHelped = useHelp()
  const [counted, setCounted] = useState<FilterGroup[]>()
  const hrefFor = (filters: typeof selected) => addressFor(search, filters, typed)
  usePageHead({
    title,
    description: `${title}：江西省公共就业服务在招职位。`,
    noIndex: openId !== '',
  })

  return (
    <ResultsWithPane
      title={title}
      search={
        <div>
          <SearchBox
            key={jobSearchHref(search)}
            label="按职位或公司搜索"
            action={pathTo('jobSearch')}
            types={searchTypeList}
            defaultWord={search.t}
            defaultType={search.type || undefined}
            places={places}
            placeLabel="工作地点"
            defaultPlace={search.city}
            kept={keptFields(search)}
            suggestions={SUGGESTIONS}
            onTyped={setTyped}
          />
          {isHelped && (
            <Suspense>
              <SearchHelps search={search} typed={typed} total={total} onCounted={setCounted} />
            </Suspense>
          )}
        </div>
      }
      helps={employers && <CompaniesFirst key={employers.t} {...employers} count={IMPORTANT} />}
      filters={
        <FilterBar
          groups={counted ?? groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={total === undefined ? '查看职位' : `查看 ${total}${jobs?.capped ? '+' : ''} 个职位`}
        />
      }
      pane={<JobBeside openId={openId} closeHref={jobSearchHref(search)} />}
      isOpen={openId !== ''}
      paneHref={href => openHref(search, href)}
    >
      <FilterTags
        groups={tagGroups(search)}
        selected={tagsOf(search)}
        hrefFor={tags => addressOfTags(search, tags, typed)}
      />
      <ResultBar>
        <ResultCount count={total} capped={jobs?.capped} unit="个职位" />
        <Link href={addressToKeep(search)}>订阅新职位</Link>
        <SortBar
          options={sortsFor(search)}
          value={sortOf(search)}
          hrefFor={sort => changed(withTyped(search, typed), { sort })}
        />
      </ResultBar>
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        loading={<JobListSkeleton />}
        empty={<NoJobs search={search} page={jobs} />}
      >
        {({ list }) => <JobList jobs={list} words={wantedText(search.t)} openId={openId} />}
      </LoadState>
      {jobs && jobs.total > 0 && <BelowResults search={search} page={jobs} />}
    </ResultsWithPane>
  )
}
