import { useRef } from 'react'
import { pathTo } from '#contract/pages'
import { ArticleLayout, ButtonLink, EmptyState, LoadState, PrintHelper, Row } from '#design-system'
import { usePageHead } from '#platform/head'
import { useGuide } from '../../hooks/useGuide.ts'
import { GuideSteps } from '../../parts/GuideSteps/GuideSteps.tsx'

/** `/exam/guide` — what somebody does from the notice to being taken on, in order. */
export function ExamGuidePage() {
  const { guide, ...state } = useGuide()
  const sheet = useRef<HTMLElement>(null)
  usePageHead({
    title: '报考指南',
    description:
      '第一次报考江西省事业单位、教师、“三支一扶”考试怎么做：看公告、选职位、报名、缴费、打印准考证、查成绩。',
  })
  return (
    <ArticleLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '报考指南' },
      ]}
      title="报考指南"
      facts={['从公告到成绩，一步一步来', '时间和费用以各场考试的公告为准']}
      tools={
        <Row gap={2} className="no-print">
          <PrintHelper size="small" target={sheet} title="报考指南" />
        </Row>
      }
      sheet={sheet}
      after={
        <Row gap={3}>
          <ButtonLink variant="primary" href={pathTo('examCentre')}>
            看正在报名的考试
          </ButtonLink>
          <ButtonLink href={pathTo('examHelp')}>查常见问题</ButtonLink>
        </Row>
      }
    >
      <LoadState
        {...state}
        data={guide}
        isEmpty={({ steps }) => steps.length === 0}
        empty={
          <EmptyState title="指南正在更新" action={<ButtonLink href={pathTo('examHelp')}>查常见问题</ButtonLink>} />
        }
      >
        {({ steps }) => <GuideSteps steps={steps} />}
      </LoadState>
    </ArticleLayout>
  )
}
