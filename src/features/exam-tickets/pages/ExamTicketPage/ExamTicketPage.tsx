import { ticketStages } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import { TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useExam } from '../../hooks/useExam.ts'
import { KeptTicket, SiteFinder } from '../../later.tsx'
import { addressOfTicket, examIn, ticketSearch } from '../../model/ticket-address.ts'
import { ExamFrame } from '../../parts/ExamFrame/ExamFrame.tsx'
import { TicketFlow } from '../../parts/TicketFlow/TicketFlow.tsx'

/** `/exam/exam-ticket/:id` — one's ticket of each group, and where the exam is sat. */
export function ExamTicketPage() {
  const request = useRequest()
  const key = examIn(request)
  const { view, group, q } = ticketSearch.parse(request.query)
  const { exam } = useExam()
  const isSites = view === 'sites'
  usePageHead({ title: isSites ? '考点和平面图' : '准考证', noIndex: true })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '准考证' },
      ]}
      title={isSites ? '考点和平面图' : '准考证'}
      lead={exam?.title.title}
      tabs={
        <TabLinks
          label="准考证分组"
          className="no-print"
          items={[
            ...ticketStages.map(({ value, label }) => ({
              href: addressOfTicket(key, { group: value }),
              label,
              current: !isSites && value === group,
            })),
            { href: addressOfTicket(key, { view: 'sites' }), label: '考点平面图', current: isSites },
          ]}
        />
      }
      wide
    >
      <ExamFrame otherwise={!isSites && <KeptTicket exam={key} stage={group} />}>
        {({ retry, ...known }) =>
          isSites ? (
            <SiteFinder key={q} exam={key} examId={known.title.id} q={q} />
          ) : (
            <TicketFlow
              key={group}
              exam={known}
              stage={group}
              kind="mine"
              address={addressOfTicket(key, { group })}
              onOpen={retry}
            />
          )
        }
      </ExamFrame>
    </TaskListLayout>
  )
}
