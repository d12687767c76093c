import { pathTo } from '#contract/pages'
import {
  EmptyState,
  FilterBar,
  FilterTags,
  Highlight,
  Link,
  LoadState,
  Pagination,
  ResultCount,
  ResultsLayout,
  Stack,
  TabLinks,
} from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { highlightRanges } from '#platform/text'
import { useFairList } from '../../hooks/useFairs.ts'
import { countOf, fairFilters, filteredAddress, selectedIn } from '../../model/fair-filters.ts'
import { fairGroups, fairListAddress, fairSearch } from '../../model/fair-search.ts'
import { eventsOf } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'
import { Narrowed } from './Narrowed.tsx'

/** `/recruitment/list` — all fairs, past ones too, by phase, kind, place, days and words; all of it in the address. */
export function FairListPage() {
  const { query } = useRequest()
  const search = fairSearch.parse(query)
  const { fairs, ...state } = useFairList()
  usePageHead({
    title: '全部招聘会',
    description: '江西省招聘会一览：现场、网络、校园、专场，正在举行的、可以预约的和办过的，按地区、时间和名称查找。',
    ...eventsOf(fairs?.list.filter(({ phase }) => phase !== 'ended')),
  })
  const groups = fairFilters(search, fairs?.facets)
  const selected = selectedIn(search)
  const hrefFor = (filters: typeof selected) => filteredAddress(search, filters)
  return (
    <ResultsLayout
      title="全部招聘会"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: '全部招聘会' },
      ]}
      search={
        <WordSearch
          key={search.t}
          action={pathTo('fairList')}
          label="搜索招聘会"
          placeholder="名称、场馆或承办单位"
          defaultWord={search.t}
          kept={[
            ['phase', search.phase],
            ['kind', search.kind],
            ['city', search.city],
            ['series', search.series],
            ['from', search.from],
            ['until', search.until],
          ]}
        />
      }
      tabs={
        <TabLinks
          label="进展"
          items={fairGroups.map(({ value, label }) => ({
            href: fairListAddress(search, { phase: value }),
            label: fairs ? `${label}（${countOf(value, fairs.facets)}）` : label,
            current: value === search.phase,
          }))}
        />
      }
      filters={
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={fairs ? `查看 ${fairs.total} 场招聘会` : '查看招聘会'}
        />
      }
    >
      <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
      <Narrowed search={search} />
      <ResultCount count={fairs?.total} unit="场招聘会" />
      <LoadState
        {...state}
        data={fairs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: fairs, firstHref: fairListAddress(search), unit: '场招聘会' }}
            title="没有找到这样的招聘会"
            action={<Link href={pathTo('fairList')}>查看全部招聘会</Link>}
          >
            换一个地区或进展再看；网络招聘会不限地区。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <FairList
              fairs={list}
              titleOf={title => <Highlight text={title} ranges={highlightRanges(title, search.t)} />}
            />
            <Pagination
              page={search.page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={page => fairListAddress(search, { page })}
              unit="场"
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
