import { useState } from 'react'
import { type MeetingInFull, meetingStateLabels } from '#contract/meetings'
import { pathTo } from '#contract/pages'
import { BoardLayout, Button, Card, EmptyState, icons, LoadState, PageError, Stack, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useMeetingSteps } from '../../hooks/useMeetingSteps.ts'
import { useMeeting } from '../../hooks/useMeetings.ts'
import { timeOf } from '../../model/interview-words.ts'
import { meetingAddress } from '../../model/meeting-search.ts'
import { meetingTones } from '../../model/meeting-words.ts'
import { JoinForm } from '../../parts/JoinForm/JoinForm.tsx'
import { MeetingForm } from '../../parts/MeetingForm/MeetingForm.tsx'
import { MeetingQueue } from '../../parts/MeetingQueue/MeetingQueue.tsx'
import { MeetingDesk } from './MeetingDesk.tsx'
import { MeetingFacts } from './MeetingFacts.tsx'

/** One conference interview: what is next, the queue, the plan. */
export function MeetingView({ isEditing }: { isEditing: boolean }) {
  const { meeting, now, ...state } = useMeeting()
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这场面试会" actions={[{ label: '返回面试会', href: pathTo('meetings') }]}>
        可能已被删除，或者不是您单位的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={meeting}>
      {shown => (
        <BoardLayout
          title={
            <>
              面试会：{shown.jobTitle} <Tag tone={meetingTones[shown.state]}>{meetingStateLabels[shown.state]}</Tag>
            </>
          }
          crumbs={[{ label: '面试会', href: pathTo('meetings') }, { label: shown.jobTitle }]}
        >
          {isEditing && shown.state === 'planned' ? <Edit meeting={shown} /> : <Sitting meeting={shown} now={now} />}
        </BoardLayout>
      )}
    </LoadState>
  )
}

function Sitting({ meeting, now }: { meeting: MeetingInFull; now: number }) {
  const { join } = useMeetingSteps()
  const say = useSay()
  const isOn = meeting.state === 'planned' || meeting.state === 'open'
  const [isJoining, setJoining] = useState(false)
  return (
    <>
      <MeetingDesk meeting={meeting} now={now} />
      <Card
        title={`候场队列（${meeting.places} 人）`}
        action={
          isOn &&
          !isJoining && (
            <Button size="small" icon={icons.plus} onClick={() => setJoining(true)}>
              加入求职者
            </Button>
          )
        }
      >
        <Stack gap={4}>
          {isJoining && isOn && (
            <Stack gap={3}>
              <JoinForm
                meetingId={meeting.id}
                onJoin={async applicationIds => {
                  await join({ id: meeting.id, applicationIds })
                  setJoining(false)
                  say.done('已加入，并已发出邀请')
                }}
              />
              <div>
                <Button variant="quiet" size="small" onClick={() => setJoining(false)}>
                  暂不加入
                </Button>
              </div>
            </Stack>
          )}
          {meeting.queue.length > 0 ? (
            <MeetingQueue meeting={meeting} now={now} />
          ) : (
            !isJoining && (
              <EmptyState title="队列里还没有人" icon={icons.users}>
                {isOn ? '加入通过初筛的求职者，系统会按先后给出各自的时间并发出邀请。' : '这场面试会没有加入过求职者。'}
              </EmptyState>
            )
          )}
        </Stack>
      </Card>
      <MeetingFacts meeting={meeting} />
    </>
  )
}

function Edit({ meeting }: { meeting: MeetingInFull }) {
  const { change } = useMeetingSteps()
  const say = useSay()
  const navigate = useNavigate()
  const { id, jobId, startsAt, minutes, place, contact, phone, note, members } = meeting
  const plan = {
    day: formatDate(startsAt),
    time: timeOf(startsAt),
    minutes: String(minutes),
    place,
    contact,
    phone,
    note,
  }
  return (
    <Card title="修改安排">
      <MeetingForm
        name={id}
        stored={{ ...plan, jobId, members: members.map(({ name }) => ({ name })) }}
        action="保存修改"
        onSave={async ({ jobId: _, ...values }) => {
          await change({ id, ...values })
          say.done('已保存；时间或地点有变化的，已通知求职者')
          navigate(meetingAddress({ id }))
        }}
      />
    </Card>
  )
}
