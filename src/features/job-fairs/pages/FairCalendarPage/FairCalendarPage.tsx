import { fairKinds } from '#contract/fair-kinds'
import { pathTo } from '#contract/pages'
import { FilterBar, FilterTags, Heading, LoadState, ResultsLayout, Stack } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useFairMonth } from '../../hooks/useFairs.ts'
import { chosenIn, selectedIn } from '../../model/fair-filters.ts'
import { calendarHref, fairMonthAddress, monthIn } from '../../model/fair-months.ts'
import { cityCodes, cityLabel } from '../../model/fair-words.ts'
import { FairMonth } from '../../parts/FairMonth/FairMonth.tsx'

const Subscribe = later(async () => (await import('../../parts/Subscribe/Subscribe.tsx')).Subscribe)

const groups = [
  { name: 'kind', label: '类型', options: [...fairKinds] },
  {
    name: 'city',
    label: '地区',
    lasting: true,
    options: ['360000', ...cityCodes].map(value => ({
      value,
      label: cityLabel(value),
    })),
  },
]

const nameOf = (kind: string, city: string) =>
  [city && cityLabel(city), fairKinds.find(({ value }) => value === kind)?.label ?? '招聘会'].filter(Boolean).join('')

/** `/recruitment/advance` — the fairs of a month by their days, to be taken into one's own calendar. */
export function FairCalendarPage() {
  const { query } = useRequest()
  const search = fairMonthAddress.parse(query)
  const now = useServiceNow()
  const { fairs, ...state } = useFairMonth()
  usePageHead({
    title: '招聘会预告',
    description: '江西省招聘会日历：按月看各地现场、网络、校园和专场招聘会，加到手机日历，订阅后自动更新。',
  })
  const selected = selectedIn(search)
  const hrefFor = (filters: typeof selected) => calendarHref(search, chosenIn(filters))
  return (
    <ResultsLayout
      title="招聘会预告"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: '招聘会预告' },
      ]}
      filters={<FilterBar groups={groups} selected={selected} hrefFor={hrefFor} doneLabel="查看日历" />}
    >
      <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
      <Stack gap={8}>
        <LoadState {...state} data={fairs}>
          {list => <FairMonth search={search} month={monthIn(search, now)} fairs={list} now={now} />}
        </LoadState>
        <Stack gap={3}>
          <Heading level={2} size="md">
            订阅日历
          </Heading>
          <Subscribe kind={search.kind} city={search.city} name={nameOf(search.kind, search.city)} />
        </Stack>
      </Stack>
    </ResultsLayout>
  )
}
