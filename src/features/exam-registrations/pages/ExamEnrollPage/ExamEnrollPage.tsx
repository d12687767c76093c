import type { ExamRegistration } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { Card, LoadState, PageError, TaskList, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { usePunctualNow } from '#platform/punctual-now'
import { Redirect, useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { usePartArrival } from '../../hooks/usePartArrival.ts'
import { useRegistration } from '../../hooks/useRegistration.ts'
import { nextPart, partsOf, sendableUntil, tasksOf } from '../../model/enrolment.ts'
import { enrolHref, enrolSearch } from '../../model/exam-addresses.ts'
import { EnrolmentCheck } from '../../parts/EnrolmentCheck/EnrolmentCheck.tsx'
import { EnrolmentDone } from '../../parts/EnrolmentDone/EnrolmentDone.tsx'
import { EnrolmentQueue } from '../../parts/EnrolmentQueue/EnrolmentQueue.tsx'
import { ForSeekers } from '../../parts/ForSeekers/ForSeekers.tsx'
import { Overview } from './Overview.tsx'
import { Part } from './Part.tsx'
import { RoundDates } from './RoundDates.tsx'

/** `/exam/enroll/:id` — the form as tasks; `?part=` writes one of them, checks all (`check`) or shows the receipt (`done`). */
export function ExamEnrollPage() {
  usePageHead({ title: '填写报名表', noIndex: true })
  return (
    <ForSeekers title="填写报名表">
      <Enrolment />
    </ForSeekers>
  )
}

function Enrolment() {
  const { registration, ...state } = useRegistration()
  if (isNotFound(state.error)) {
    return (
      <PageError area="exams" title="没有这份报名表" actions={[{ label: '我的考试', href: pathTo('examsOfMine') }]}>
        请核对地址，或者用报名时的账号登录。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={registration}>
      {shown => <Shown key={shown.id} registration={shown} />}
    </LoadState>
  )
}

const titleOf = (registration: ExamRegistration, part: string) =>
  part === 'check' ? '核对报名表' : (partsOf(registration).find(({ name }) => name === part)?.title ?? '')

/** Beside a part the other ones, beside the list what counts until when; what needs the whole width has nothing beside it. */
function asideOf(registration: ExamRegistration, part: string) {
  if (part === '') return <RoundDates registration={registration} />
  return part === 'check' || part === 'position' ? undefined : <TaskList tasks={tasksOf(registration)} />
}

function Shown({ registration }: { registration: ExamRegistration }) {
  const { id, exam, editable, receipt, queuedAt, turnedDown } = registration
  const navigate = useNavigate()
  const now = usePunctualNow(sendableUntil(registration))
  const { query } = useRequest()
  const { part, at } = enrolSearch.parse(query)
  const title = titleOf(registration, part)
  const place = usePartArrival(title, { isWhole: part === 'check', at })
  if (queuedAt !== null) return <EnrolmentQueue registration={registration} arrivedAt={queuedAt} />
  if (part === 'done' && receipt && !turnedDown)
    return <EnrolmentDone ref={place} registration={registration} receipt={receipt} />
  if (!editable) return <Redirect to={pathTo('examApplyInfo', { id })} />
  if (part === 'done' && turnedDown) return <Redirect to={enrolHref(id, { part: 'check' })} />

  const finish = () => navigate(enrolHref(id, { part: nextPart(registration, part) }))
  return (
    <TaskListLayout
      ref={place}
      title={part === 'check' ? title : '填写报名表'}
      lead={exam.title}
      crumbs={[
        { label: '我的考试', href: pathTo('examsOfMine') },
        { label: '我的报名', href: pathTo('examApplyInfo', { id }) },
        ...(title ? [{ label: '报名表', href: enrolHref(id) }, { label: title }] : [{ label: '报名表' }]),
      ]}
      aside={asideOf(registration, title ? part : '')}
      wide={part === 'position' || undefined}
    >
      {part === 'check' ? (
        <EnrolmentCheck
          registration={registration}
          now={now}
          onDone={() => navigate(enrolHref(id, { part: 'done' }), { replace: true })}
        />
      ) : part === 'position' ? (
        <Part registration={registration} part={part} at={at} now={now} onFinish={finish} />
      ) : title ? (
        <Card>
          <Part key={part} registration={registration} part={part} at={at} now={now} onFinish={finish} />
        </Card>
      ) : (
        <Overview registration={registration} now={now} />
      )}
    </TaskListLayout>
  )
}
