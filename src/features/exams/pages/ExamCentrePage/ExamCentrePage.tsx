import { pathTo } from '#contract/pages'
import { Card, EmptyState, EntryGrid, LandingLayout, Link, LoadState } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useNewestArticles } from '../../hooks/useArticles.ts'
import { useExamDates } from '../../hooks/useCentre.ts'
import { doorsFor } from '../../model/doors.ts'
import { monthIn } from '../../model/exam-months.ts'
import { ExamArticleList } from '../../parts/ExamArticleList/ExamArticleList.tsx'
import { OwnNext } from '../../parts/OwnNext/OwnNext.tsx'

const ExamCalendar = later(async () => (await import('../../parts/ExamCalendar/ExamCalendar.tsx')).ExamCalendar)
const OpenExams = later(async () => (await import('./OpenExams.tsx')).OpenExams)

function NewestArticles() {
  const { articles, ...state } = useNewestArticles()
  return (
    <Card title="最新公告" action={<Link href={pathTo('examNews')}>全部公告</Link>}>
      <LoadState
        {...state}
        data={articles}
        isEmpty={list => list.length === 0}
        empty={<EmptyState title="还没有公告" />}
      >
        {list => <ExamArticleList articles={list} brief />}
      </LoadState>
    </Card>
  )
}

/** `/exam/center` — the next date first, then the ways on, the calendar, what is open and what is new. */
export function ExamCentrePage() {
  const { query } = useRequest()
  const { user } = useSession()
  const now = useServiceNow()
  const { dates, ...state } = useExamDates()
  usePageHead({
    title: '考试中心',
    description: '江西省事业单位、教师、“三支一扶”等公开招聘考试：报名、缴费、准考证、成绩和公告，关键日期一目了然。',
  })
  return (
    <LandingLayout drawing="exams" title="考试中心" start={<OwnNext userType={user?.userType ?? null} />}>
      <EntryGrid aria-label="考试服务" items={doorsFor(user)} />
      <OpenExams />
      <Card title="考试日历">
        <LoadState {...state} data={dates}>
          {list => <ExamCalendar month={monthIn(query, now)} dates={list} now={now} />}
        </LoadState>
      </Card>
      <NewestArticles />
    </LandingLayout>
  )
}
