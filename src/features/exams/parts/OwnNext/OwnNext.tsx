import { pathTo } from '#contract/pages'
import { ButtonLink, LoadState, Row, Stack } from '#design-system'
import { useOwnNext } from '../../hooks/useCentre.ts'
import { useOpenExams } from '../../hooks/useExams.ts'
import { mainActionOf } from '../../model/main-action.ts'
import { nextActionOf } from '../../model/next-action.ts'
import { themeHref } from '../../model/theme-address.ts'
import { NextDate } from '../NextDate/NextDate.tsx'
import { NextDateSkeleton } from '../NextDate/NextDateSkeleton.tsx'
import { Place } from './OwnNext.styles.ts'

/** Which closes first of the exams that one can register for; where none is open, the way to all of them. */
function NearestClosing({ isEmployer }: { isEmployer: boolean }) {
  const { exams, ...state } = useOpenExams()
  return (
    <LoadState
      {...state}
      data={exams}
      loading={<NextDateSkeleton />}
      isEmpty={list => list.length === 0}
      empty={
        <Stack gap={3}>
          <p>现在没有可以报名的考试。下面的日历里有接下来的日期。</p>
          <div>
            <ButtonLink href={pathTo('examThemes')}>查看招聘项目</ButtonLink>
          </div>
        </Stack>
      }
    >
      {list => {
        const [first] = list.toSorted((one, other) => one.timeline.registerUntil - other.timeline.registerUntil)
        if (!first) return null
        const action = mainActionOf(first, isEmployer)
        return (
          <Stack gap={4}>
            <NextDate timeline={first.timeline}>{first.title}</NextDate>
            <Row gap={3}>
              <ButtonLink variant="primary" href={action.href}>
                {action.label}
              </ButtonLink>
              <ButtonLink href={themeHref(first.themeId, { exam: first.id })}>查看考试</ButtonLink>
            </Row>
          </Stack>
        )
      }}
    </LoadState>
  )
}

/** A seeker's own next step, the most pressing first. */
function OwnStep() {
  const { registrations, ...state } = useOwnNext()
  return (
    <LoadState
      {...state}
      data={registrations}
      loading={<NextDateSkeleton />}
      isEmpty={list => list.length === 0}
      empty={<NearestClosing isEmployer={false} />}
    >
      {list => {
        const [first] = list
        if (!first) return null
        const step = nextActionOf(first) ?? {
          label: '查看进度',
          href: pathTo('examProgress', { id: first.exam.id }),
        }
        return (
          <Stack gap={4}>
            <NextDate timeline={first.exam.timeline}>我的报名：{first.exam.title}</NextDate>
            <Row gap={3}>
              <ButtonLink variant="primary" href={step.href}>
                {step.label}
              </ButtonLink>
              <ButtonLink href={pathTo('examsOfMine')}>我的全部考试</ButtonLink>
            </Row>
          </Stack>
        )
      }}
    </LoadState>
  )
}

/** The next date: of one's own registration for a seeker who has one, else of the exam that closes first. Renders a `<div>`. */
export const OwnNext = ({ userType }: { userType: 1 | 2 | null }) => (
  <Place data-per-user>{userType === 2 ? <OwnStep /> : <NearestClosing isEmployer={userType === 1} />}</Place>
)
