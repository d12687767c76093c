import { pathTo } from '#contract/pages'
import { TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useExam } from '../../hooks/useExam.ts'
import { ticketSearch } from '../../model/ticket-address.ts'
import { ExamFrame } from '../../parts/ExamFrame/ExamFrame.tsx'
import { TicketFlow } from '../../parts/TicketFlow/TicketFlow.tsx'

/** `/exam/print/:id` and the six addresses of past exams — the ticket as a paper. */
export function ExamPrintPage() {
  const { path, query } = useRequest()
  const { exam } = useExam()
  const { group } = ticketSearch.parse(query)
  usePageHead({
    title: '打印准考证',
    description: '凭姓名和身份证号码打印事业单位招聘考试准考证，历年准考证随时可以补打。',
  })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '打印准考证' },
      ]}
      title="打印准考证"
      lead={exam?.title.title}
      wide
    >
      <ExamFrame>
        {({ retry, ...known }) => (
          <TicketFlow
            exam={known}
            stage={group}
            kind="print"
            address={ticketSearch.format(path, { group })}
            onOpen={retry}
          />
        )}
      </ExamFrame>
    </TaskListLayout>
  )
}
