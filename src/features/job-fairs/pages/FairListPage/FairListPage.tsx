import { pathTo } from '#contract/pages'
import { EmptyState, Link, LoadState, ResultCount, ResultsLayout, Stack, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useFairList } from '../../hooks/useFairs.ts'
import { countOf } from '../../model/fair-filters.ts'
import { fairGroups, fairListAddress, fairSearch } from '../../model/fair-search.ts'
import { eventsOf } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'

const Words = later(async () => (await import('./Words.tsx')).Words)
const Filters = later(async () => (await import('./Filters.tsx')).Filters)
const Narrowed = later(async () => (await import('./Narrowed.tsx')).Narrowed)
const Pages = later(async () => (await import('./Pages.tsx')).Pages)

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
  return (
    <ResultsLayout
      title="全部招聘会"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: '全部招聘会' },
      ]}
      search={<Words search={search} />}
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
      filters={<Filters search={search} fairs={fairs} />}
    >
      <Narrowed search={search} facets={fairs?.facets} />
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
            <FairList fairs={list} />
            <Pages search={search} total={total} pageSize={pageSize} />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
