import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import { type SchoolJobSummary, schoolJobKinds } from '#contract/topics'
import {
  EmptyState,
  Link,
  ListCard,
  LoadState,
  Pagination,
  ResultsLayout,
  Select,
  Stack,
  TabLinks,
} from '#design-system'
import { WordSearch } from '#features/news'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useSchoolJobs } from '../../hooks/useSchoolJobs.ts'
import { kindLabels, schoolAddress, schoolSearch } from '../../model/school-search.ts'
import { List } from './SchoolJobsPage.styles.ts'

const cities = jiangxiRegions.flatMap(({ children }) => children).map(({ value, label }) => ({ value, label }))
const educations = educationList.filter(({ value }) => ['69', '70', '636'].includes(value))

const whenOf = ({ heldOn, closesOn }: SchoolJobSummary) => (heldOn ? `${heldOn} 举办` : `${closesOn} 截止`)

/** `/school/high` — what employers offer at universities: talks, fairs and briefs; the filters are in the address. */
export function SchoolJobsPage() {
  const { query } = useRequest()
  const search = schoolSearch.parse(query)
  const { schoolJobs, ...state } = useSchoolJobs()
  usePageHead({
    title: '高校招聘',
    description: '江西高校的宣讲会、双选会和招聘简章：按城市、学历和单位查找，看清岗位、专业和时间再去。',
  })
  return (
    <ResultsLayout
      title="高校招聘"
      tabs={
        <TabLinks
          label="信息类别"
          items={(['', ...schoolJobKinds] as const).map(kind => ({
            href: schoolAddress(search, { kind }),
            label: kind === '' ? '全部' : kindLabels[kind],
            current: kind === search.kind,
          }))}
        />
      }
      search={
        <WordSearch
          key={schoolAddress(search, {})}
          action={pathTo('schoolJobs')}
          label="学校、单位或标题"
          placeholder="学校、单位、标题"
          defaultWord={search.t}
          kept={[['kind', search.kind]]}
        >
          <Select
            name="city"
            aria-label="城市"
            defaultValue={search.city}
            options={[{ value: '', label: '全部城市' }, ...cities]}
          />
          <Select
            name="education"
            aria-label="学历"
            defaultValue={search.education}
            options={[{ value: '', label: '不限学历' }, ...educations]}
          />
        </WordSearch>
      }
    >
      <LoadState
        {...state}
        data={schoolJobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: schoolJobs, firstHref: schoolAddress(search, {}), unit: '条' }}
            title="没有找到相关信息"
            action={<Link href={pathTo('schoolJobs')}>查看全部</Link>}
          />
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <List>
              {list.map(item => (
                <li key={item.id}>
                  <ListCard
                    level={3}
                    href={pathTo('schoolJob', { id: item.id })}
                    title={item.title}
                    headline={item.closed ? '已结束' : whenOf(item)}
                    meta={[item.school, item.city, labelOf(educationList, item.education), `招 ${item.headcount} 人`]}
                    summary={item.employer}
                    tags={[{ label: kindLabels[item.kind] }]}
                    note={item.closed || item.heldOn === '' ? '' : `${item.closesOn} 截止`}
                  />
                </li>
              ))}
            </List>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => schoolAddress(search, { page })}
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
