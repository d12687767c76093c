import { pathTo } from '#contract/pages'
import { ButtonLink, Card, EmptyState, LandingLayout, Link, LoadState, Row, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useSession } from '#platform/session'
import { useAttachments, useGoingExams } from '../../hooks/useExams.ts'
import { useGuide } from '../../hooks/useGuide.ts'
import { isOfTheDay } from '../../model/the-day.ts'
import { ExamList } from '../../parts/ExamList/ExamList.tsx'
import { FileList } from '../../parts/FileList/FileList.tsx'

const PaperOutlines = later(async () => (await import('../../parts/PaperOutlines/PaperOutlines.tsx')).PaperOutlines)
const TheDay = later(async () => (await import('./TheDay.tsx')).TheDay)

/** What a recruitment hands out, to see what its papers look like. */
function Materials({ theme }: { theme: string }) {
  const { attachments, ...state } = useAttachments(theme)
  return (
    <LoadState
      {...state}
      data={attachments}
      isEmpty={list => list.length === 0}
      empty={<Text tone="muted">这个项目没有附件，大纲和样题以公告为准。</Text>}
    >
      {list => <FileList files={list} />}
    </LoadState>
  )
}

function Coming() {
  const { exams, ...state } = useGoingExams()
  return (
    <Card title="快要开考的考试" action={<Link href={pathTo('examCentre')}>考试中心</Link>}>
      <LoadState
        {...state}
        data={exams}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="近期没有考试" action={<Link href={pathTo('examThemes')}>查看招聘项目</Link>}>
            报名结束以后，这里列出考试日期和资料。
          </EmptyState>
        }
      >
        {list => (
          <Stack gap={5}>
            <ExamList exams={list.slice(0, 3)} />
            {list[0] && (
              <Stack gap={3}>
                <Text strong>{list[0].title}的资料</Text>
                <Materials theme={list[0].themeId} />
              </Stack>
            )}
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}

/** `/exam-train` — prepares for an exam: what its papers ask, how the day goes, what to read; no course that is not there. */
export function ExamTrainPage() {
  const { user } = useSession()
  const { guide, ...state } = useGuide()
  usePageHead({
    title: '考试培训',
    description: '备考江西省公开招聘考试：各类考试考什么、考试当天怎么安排、大纲和资料在哪里，全部免费。',
  })
  return (
    <LandingLayout
      drawing="training"
      title="考试培训"
      lead="考什么、怎么考、当天怎么安排，各场考试以公告为准。大纲和资料全部免费，本网站不举办、也不委托任何机构举办收费辅导班。"
      start={
        <Row gap={3}>
          <ButtonLink variant="primary" href={pathTo('examGuide')}>
            看报考指南
          </ButtonLink>
          {user && <ButtonLink href={pathTo('courses')}>竞赛课程</ButtonLink>}
        </Row>
      }
    >
      <Coming />
      <PaperOutlines />
      <LoadState
        {...state}
        data={guide}
        isEmpty={({ steps, help }) => ![...steps, ...help].some(isOfTheDay)}
        empty={<EmptyState title="考试当天的说明正在更新" action={<Link href={pathTo('examHelp')}>查常见问题</Link>} />}
      >
        {known => <TheDay guide={known} />}
      </LoadState>
    </LandingLayout>
  )
}
