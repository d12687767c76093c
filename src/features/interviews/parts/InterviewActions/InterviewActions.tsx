import { useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import {
  type Interview,
  type InterviewAction,
  type InterviewSide,
  MOST_RESCHEDULES,
  possibleInterviewActions,
  type updateInterview,
} from '#contract/interviews'
import { Button, Dialog, Row, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useInterviewSteps } from '../../hooks/useInterviewSteps.ts'
import { ChooseTime } from './ChooseTime.tsx'
import { MissedForm } from './MissedForm.tsx'
import { OtherTimesForm, OutcomeForm, WayOutForm } from './step-forms.tsx'

type Asked = Exclude<InterviewAction, 'accept' | 'confirm'>

const titles: Readonly<Record<Asked, string>> = {
  counter: '提出其他时间',
  decline: '谢绝面试',
  reschedule: '改期',
  cancel: '取消面试',
  finish: '登记结果',
  noshow: '登记未到场',
}

const done: Readonly<Record<InterviewAction, string>> = {
  accept: '已接受，面试时间已确定',
  confirm: '已确认，面试时间已确定',
  counter: '已告诉单位，请等待确认',
  decline: '已谢绝，并已告诉单位',
  reschedule: '已改期，等待求职者选择',
  cancel: '已取消，并已通知求职者',
  finish: '已登记面试结果',
  noshow: '已登记，并已通知对方',
}

const isAsked = (action: InterviewAction): action is Asked => action !== 'accept' && action !== 'confirm'

/** What one side may do with an interview now; each step tells the other side. */
export function InterviewActions({ interview, side, now }: { interview: Interview; side: InterviewSide; now: number }) {
  const { id } = interview
  const { take } = useInterviewSteps()
  const say = useSay()
  const [asked, setAsked] = useState<Asked | null>(null)
  const possible = possibleInterviewActions(interview, side, now)
  const choosing = possible.find(action => action === 'accept' || action === 'confirm')

  async function step(input: InputOf<typeof updateInterview>) {
    await take(input)
    setAsked(null)
    say.done(done[input.action])
  }

  const remaining = MOST_RESCHEDULES - interview.rescheduled
  const descriptions: Readonly<Record<Asked, string>> = {
    counter: '给出一到三个您方便的时间，由单位确认。',
    decline: '单位会收到消息，这次面试就此结束。',
    reschedule: `求职者会收到消息并重新选择时间。还可以改期 ${remaining} 次。`,
    cancel: '求职者会收到消息，这次面试就此结束；之后可以重新邀请。',
    finish: '结果只有您单位能看到；给求职者的答复请在“查看简历”中发出。',
    noshow: side === 'employer' ? '求职者会收到消息。' : '单位会收到消息，请写明当时的情况。',
  }

  if (possible.length === 0) return <Text tone="muted">现在没有需要您处理的。</Text>
  return (
    <Stack gap={4}>
      {choosing && (
        <ChooseTime
          key={interview.slots.join()}
          slots={interview.slots}
          now={now}
          action={choosing === 'accept' ? '接受这个时间' : '确认这个时间'}
          onChoose={slot => step({ action: choosing, id, slot })}
        />
      )}
      <Row gap={2}>
        {possible.filter(isAsked).map(action => (
          <Button key={action} variant={action === 'finish' ? 'primary' : 'secondary'} onClick={() => setAsked(action)}>
            {titles[action]}
          </Button>
        ))}
      </Row>
      <Dialog
        open={asked !== null}
        onOpenChange={({ open }) => !open && setAsked(null)}
        title={asked ? titles[asked] : ''}
        description={asked ? descriptions[asked] : ''}
      >
        {(asked === 'counter' || asked === 'reschedule') && (
          <OtherTimesForm
            side={side}
            action={titles[asked]}
            onSubmit={values => step({ action: asked, id, ...values })}
          />
        )}
        {(asked === 'decline' || asked === 'cancel') && (
          <WayOutForm action={titles[asked]} onSubmit={values => step({ action: asked, id, ...values })} />
        )}
        {asked === 'finish' && (
          <OutcomeForm action="保存结果" onSubmit={values => step({ action: 'finish', id, ...values })} />
        )}
        {asked === 'noshow' && (
          <MissedForm action={titles.noshow} onSubmit={values => step({ action: 'noshow', id, ...values })} />
        )}
      </Dialog>
    </Stack>
  )
}
