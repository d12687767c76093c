import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState } from '#design-system'
import { useOpenExams } from '../../hooks/useExams.ts'
import { ExamList } from '../../parts/ExamList/ExamList.tsx'

/** What can be registered for now. Renders a `Card`. */
export function OpenExams() {
  const { exams, ...state } = useOpenExams()
  return (
    <Card title="正在报名" action={<Link href={pathTo('examThemes')}>招聘项目</Link>}>
      <LoadState
        {...state}
        data={exams}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="现在没有可以报名的考试" action={<Link href={pathTo('examThemes')}>看看招聘项目</Link>}>
            新的公告发布以后，这里会列出报名时间。
          </EmptyState>
        }
      >
        {list => <ExamList exams={list} />}
      </LoadState>
    </Card>
  )
}
