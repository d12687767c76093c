import { pathTo } from '#contract/pages'
import { EmptyState, LandingLayout, Link, LoadState, Stack } from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useGuide } from '../../hooks/useGuide.ts'
import { foundIn, helpSearch } from '../../model/help-search.ts'
import { HelpSections } from '../../parts/HelpSections/HelpSections.tsx'

/** `/exam/help` — what people ask, by what it is about; searched within the page. */
export function ExamHelpPage() {
  const { query } = useRequest()
  const { q: words } = helpSearch.parse(query)
  const { guide, ...state } = useGuide()
  usePageHead({
    title: '报考帮助',
    description: '公开招聘考试常见问题：报名照片、缴费、减免、准考证、成绩复核，可以搜索。',
  })
  return (
    <LandingLayout
      drawing="exams"
      title="报考帮助"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '报考帮助' },
      ]}
      start={
        <WordSearch
          key={words}
          action={pathTo('examHelp')}
          param="q"
          label="搜索报考问题"
          placeholder="例如：照片、减免、复核"
          defaultWord={words}
        />
      }
    >
      <LoadState
        {...state}
        data={guide && foundIn(guide.help, words)}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="没有找到相关的问题" action={<Link href={pathTo('examHelp')}>查看全部问题</Link>}>
            换一个说法试试，或者按公告上的咨询电话询问。
          </EmptyState>
        }
      >
        {list => (
          <Stack gap={5}>
            <HelpSections entries={list} words={words} />
          </Stack>
        )}
      </LoadState>
      <p>
        按顺序办理请看<Link href={pathTo('examGuide')}>报考指南</Link>；账号、招聘和档案的问题在
        <Link href={pathTo('help')}>帮助中心</Link>。
      </p>
    </LandingLayout>
  )
}
