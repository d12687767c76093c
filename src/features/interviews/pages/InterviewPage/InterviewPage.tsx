import type { Interview, InterviewSide } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  Card,
  DetailHead,
  DetailLayout,
  DetailSection,
  icons,
  Link,
  LoadState,
  PageError,
  Row,
  Tag,
  Timeline,
} from '#design-system'
import { useNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useMayAct, useSession } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useCalendarFile } from '../../hooks/useCalendarFile.ts'
import { useInterview } from '../../hooks/useInterview.ts'
import { momentInWords, standingOf, timelineOf } from '../../model/interview-words.ts'
import { meetingAddress } from '../../model/meeting-search.ts'
import { InterviewActions } from '../../parts/InterviewActions/InterviewActions.tsx'
import { InterviewFacts } from '../../parts/InterviewFacts/InterviewFacts.tsx'
import { QueueStanding } from '../../parts/QueueStanding/QueueStanding.tsx'

const lists = {
  seeker: { label: '面试邀请', href: pathTo('invitations') },
  employer: { label: '面试管理', href: pathTo('interviews') },
} as const

/** `/resume/interview/:id` — one interview as either side sees it: what was agreed, what to do next, what happened. */
export function InterviewPage() {
  const { user } = useSession()
  const side: InterviewSide = user?.userType === 1 ? 'employer' : 'seeker'
  const { interview, ...state } = useInterview()
  const now = useNow()
  const mayAct = useMayAct('recruiter')
  usePageHead({ title: interview ? `${interview.jobTitle} · 面试安排` : '面试安排', noIndex: true })

  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这场面试" actions={[{ label: `返回${lists[side].label}`, href: lists[side].href }]}>
        面试可能已从您的列表中移除，或者不是您的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={interview}>
      {shown => {
        const { label, tone } = standingOf(shown, side, now)
        return (
          <DetailLayout
            crumbs={[lists[side], { label: shown.jobTitle }]}
            aside={
              <Card title="经过">
                <Timeline items={timelineOf(shown)} />
              </Card>
            }
          >
            <DetailHead
              title={
                <>
                  面试安排：{shown.jobTitle} <Tag tone={tone}>{label}</Tag>
                </>
              }
              figure={shown.startsAt > 0 && momentInWords(shown.startsAt)}
            />
            {shown.meetingId !== '' && mayAct && <InMeeting interview={shown} side={side} />}
            <DetailSection title="安排">
              <InterviewFacts interview={shown} side={side} />
              {shown.state === 'accepted' && (
                <Row>
                  <ToCalendar id={shown.id} />
                </Row>
              )}
            </DetailSection>
            {mayAct && (
              <DetailSection title="下一步">
                <InterviewActions interview={shown} side={side} now={now} />
              </DetailSection>
            )}
          </DetailLayout>
        )
      }}
    </LoadState>
  )
}

/** Of a conference interview the applicant sees the queue, and the employer is led to it. */
function InMeeting({ interview, side }: { interview: Interview; side: InterviewSide }) {
  if (side === 'seeker') return <QueueStanding interviewId={interview.id} />
  return (
    <Alert tone="info">
      这是一场面试会中的面试，叫号、调整顺序和评分都在
      <Link href={meetingAddress({ id: interview.meetingId })}>面试会的队列</Link>中。
    </Alert>
  )
}

function ToCalendar({ id }: { id: string }) {
  const { save, isFetching } = useCalendarFile()
  const say = useSay()
  const fetchFile = () => void save(id).catch(say.failure)
  return (
    <Button size="small" icon={icons.calendar} loading={isFetching} onClick={fetchFile}>
      加入日历
    </Button>
  )
}
