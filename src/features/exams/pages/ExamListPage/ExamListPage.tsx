import { pathTo } from '#contract/pages'
import { EmptyState, FilterTags, Link, LoadState, ResultCount, ResultsLayout, Stack, TabLinks } from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useExams } from '../../hooks/useExams.ts'
import { examFilters, filteredAddress, selectedIn } from '../../model/exam-filters.ts'
import { examGroups, examListAddress, examSearch } from '../../model/exam-search.ts'
import { ExamList } from '../../parts/ExamList/ExamList.tsx'

const Filters = later(async () => (await import('./Filters.tsx')).Filters)
const Pages = later(async () => (await import('./Pages.tsx')).Pages)

/** `/exam/list` — exams by what can be done about them, kind, place and words; all of it in the address. */
export function ExamListPage() {
  const { query } = useRequest()
  const search = examSearch.parse(query)
  const { exams, ...state } = useExams()
  usePageHead({
    title: '考试报名',
    description: '江西省公开招聘考试一览：可报名、即将报名、进行中和已结束的考试，报名、打印准考证、查成绩从这里进入。',
  })
  const countOf = (stage: string) => {
    const counted = exams?.facets.stages.find(({ value }) => value === stage)
    return counted && stage !== '' ? `（${counted.count}）` : ''
  }
  const groups = examFilters(search, exams?.facets)
  const selected = selectedIn(search)
  const hrefFor = (filters: typeof selected) => filteredAddress(search, filters)
  return (
    <ResultsLayout
      title="考试报名"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '考试报名' },
      ]}
      search={
        <WordSearch
          key={search.t}
          action={pathTo('examList')}
          label="搜索考试"
          placeholder="考试名称里的词"
          defaultWord={search.t}
          kept={[
            ['stage', search.stage],
            ['kind', search.kind],
            ['city', search.city],
          ]}
        />
      }
      tabs={
        <TabLinks
          label="进展"
          items={examGroups.map(({ value, label }) => ({
            href: examListAddress(search, { stage: value }),
            label: `${label}${countOf(value)}`,
            current: value === search.stage,
          }))}
        />
      }
      filters={<Filters search={search} exams={exams} />}
    >
      <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
      <ResultCount count={exams?.total} unit="场考试" />
      <LoadState
        {...state}
        data={exams}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: exams, firstHref: examListAddress(search, {}), unit: '场考试' }}
            title="没有找到这样的考试"
            action={<Link href={pathTo('examList')}>查看全部考试</Link>}
          >
            换一个地区或进展再看；新的考试会先在考试公告里发布。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <ExamList exams={list} words={search.t} />
            <Pages search={search} total={total} pageSize={pageSize} />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
