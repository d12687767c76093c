import { examKinds } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { EmptyState, Link, LoadState, Pagination, ResultsLayout, Stack, TabLinks } from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useThemes } from '../../hooks/useThemes.ts'
import { themeListAddress, themeSearch } from '../../model/exam-search.ts'
import { ThemeList } from '../../parts/ThemeList/ThemeList.tsx'

/** `/exam/theme` — recruitments with a page of their own, by kind and words. */
export function ExamThemesPage() {
  const { query } = useRequest()
  const search = themeSearch.parse(query)
  const { themes, ...state } = useThemes()
  usePageHead({
    title: '招聘项目',
    description: '江西省公开招聘项目：每个项目的时间安排、职位表、公告、地市和附件在同一页。',
  })
  const kinds = [{ value: '', label: '全部' } as const, ...examKinds]
  return (
    <ResultsLayout
      title="招聘项目"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '招聘项目' },
      ]}
      search={
        <WordSearch
          key={search.t}
          action={pathTo('examThemes')}
          label="搜索招聘项目"
          placeholder="项目名称里的词"
          defaultWord={search.t}
          kept={[['kind', search.kind]]}
        />
      }
      tabs={
        <TabLinks
          label="类别"
          items={kinds.map(({ value, label }) => ({
            href: themeListAddress(search, { kind: value }),
            label,
            current: value === search.kind,
          }))}
        />
      }
    >
      <LoadState
        {...state}
        data={themes}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: themes, firstHref: themeListAddress(search, {}), unit: '个项目' }}
            title="没有找到这样的招聘项目"
            action={<Link href={pathTo('examThemes')}>查看全部项目</Link>}
          />
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <ThemeList themes={list} />
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => themeListAddress(search, { page })}
              unit="个"
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
