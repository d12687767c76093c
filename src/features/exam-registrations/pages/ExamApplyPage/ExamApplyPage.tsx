import type { OutputOf } from '#contract/endpoint'
import type { examRoundInfo } from '#contract/exam-registrations'
import type { ExamInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { DetailSection, LoadState, TaskListLayout } from '#design-system'
import { PositionPicker } from '#features/exam-positions'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useExamRound } from '../../hooks/useExamRound.ts'
import { applyHref, applySearch } from '../../model/exam-addresses.ts'
import { ForSeekers } from '../../parts/ForSeekers/ForSeekers.tsx'
import { MissingExam } from '../../parts/MissingExam/MissingExam.tsx'
import { RoundFacts } from '../../parts/RoundFacts/RoundFacts.tsx'
import { Sign } from './Sign.tsx'
import { WindowNotice } from './WindowNotice.tsx'

/** `/exam/apply/:id` — what registering asks, the position, and the commitment that begins it. */
export function ExamApplyPage() {
  return (
    <ForSeekers title="考试报名">
      <Apply />
    </ForSeekers>
  )
}

function Apply() {
  const { exam, round, ...state } = useExamRound()
  usePageHead({ title: exam ? `报名：${exam.title}` : '考试报名', noIndex: true })
  if (isNotFound(state.error)) return <MissingExam />
  return (
    <LoadState {...state} data={exam && (round || !exam.roundId) ? { exam, round } : undefined}>
      {shown => <Shown {...shown} />}
    </LoadState>
  )
}

interface ShownProps {
  exam: ExamInfo
  round: OutputOf<typeof examRoundInfo> | undefined
}

function Shown({ exam, round }: ShownProps) {
  const navigate = useNavigate()
  const now = useServiceNow()
  const { query } = useRequest()
  const { chosen } = applySearch.parse(query)
  const isOpen = round !== undefined && round.own === '' && now >= round.opensAt && now < round.closesAt
  const isFull = round?.seats?.left === 0
  return (
    <TaskListLayout
      title={`报名：${exam.title}`}
      crumbs={[
        { label: '考试报名', href: pathTo('examList') },
        { label: exam.theme.title, href: pathTo('examTheme', { id: exam.theme.id }) },
        { label: '报名' },
      ]}
      lead={isOpen && '三步：选职位，签署承诺，填写报名表。'}
      wide
    >
      <WindowNotice exam={exam} round={round} now={now} />
      {round && !chosen && <RoundFacts round={round} />}
      {round && isOpen && !isFull && chosen && <Sign round={round} position={chosen} />}
      {isOpen && !isFull && !chosen && (
        <DetailSection title="选择职位">
          <PositionPicker
            exam={exam.id}
            path={applyHref(exam.id)}
            chosen=""
            byResume
            onChoose={({ id }) => navigate(applyHref(exam.id, { chosen: id }))}
          />
        </DetailSection>
      )}
    </TaskListLayout>
  )
}
