import { useState } from 'react'
import type { MeetingInFull } from '#contract/meetings'
import { Button, Card, ConfirmDialog, Dialog, Row, Stack, StickyActions, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useMeetingSteps } from '../../hooks/useMeetingSteps.ts'
import { momentInWords } from '../../model/interview-words.ts'
import { type MainStep, mainStepLabel, mainStepOf, placeActionDone } from '../../model/meeting-words.ts'
import { WayOutForm } from '../../parts/InterviewActions/step-forms.tsx'

const countOf = ({ queue }: MeetingInFull, state: MeetingInFull['queue'][number]['state']) =>
  queue.filter(place => place.state === state).length

function standing(meeting: MeetingInFull, step: MainStep | undefined): string {
  const counts = `候场 ${countOf(meeting, 'waiting')} 人，过号 ${countOf(meeting, 'passed')} 人，已面谈 ${meeting.done} 人。`
  if (meeting.state === 'open') return counts
  if (meeting.state === 'closed') return `面试会已结束，已面谈 ${meeting.done} 人。请打开简历答复求职者。`
  if (meeting.state === 'cancelled') return '面试会已取消，队列中的求职者已收到消息。'
  return step
    ? `今天举行，共 ${meeting.places} 人。开始后可以叫号。`
    : `${momentInWords(meeting.startsAt)} 举行，共 ${meeting.places} 人；当天可以开始叫号。`
}

/** What the panel does next: one button that stays where it is, so that one key leads through the day. */
export function MeetingDesk({ meeting, now }: { meeting: MeetingInFull; now: number }) {
  const { step, inQueue, isSending } = useMeetingSteps()
  const say = useSay()
  const [asked, setAsked] = useState<'close' | 'cancel' | null>(null)
  const { id } = meeting
  const main = mainStepOf(meeting, now)

  async function take(wanted: MainStep) {
    try {
      switch (wanted.kind) {
        case 'close':
          setAsked('close')
          break
        case 'open':
          await step({ id, action: 'open' })
          say.done('面试会开始了，候场的求职者已收到消息')
          break
        case 'next':
          await inQueue({ id, action: 'next' })
          say.done(`${placeActionDone.call}${wanted.place.candidate}`)
          break
        default:
          await inQueue({ id, action: wanted.kind, placeId: wanted.place.id })
          say.done(`${placeActionDone[wanted.kind]}${wanted.place.candidate}`)
      }
    } catch (error) {
      say.failure(error)
    }
  }

  const waiting = countOf(meeting, 'waiting')
  const passed = countOf(meeting, 'passed')
  return (
    <Card title="现在">
      <Stack gap={3}>
        <Text>{standing(meeting, main)}</Text>
        <StickyActions>
          <Row gap={2}>
            {main && (
              <Button variant="primary" size="large" loading={isSending} onClick={() => void take(main)}>
                {mainStepLabel(main)}
              </Button>
            )}
            {meeting.state === 'open' && main?.kind !== 'close' && (
              <Button onClick={() => setAsked('close')}>结束面试会</Button>
            )}
            {meeting.state === 'planned' && <Button onClick={() => setAsked('cancel')}>取消面试会</Button>}
          </Row>
        </StickyActions>
      </Stack>
      <ConfirmDialog
        open={asked === 'close'}
        onOpenChange={({ open }) => !open && setAsked(null)}
        title="结束这场面试会？"
        description={
          waiting + passed > 0
            ? `还有 ${waiting} 人候场，他们的面试会取消并收到消息；${passed} 人过号，会登记为未到场。结束后不能再叫号。`
            : '结束后不能再叫号，仍可以评分。'
        }
        confirmLabel="结束面试会"
        destructive={waiting + passed > 0}
        onConfirm={async () => {
          await say.outcomeOf(() => step({ id, action: 'close' }), '面试会已结束')
        }}
      />
      <Dialog
        open={asked === 'cancel'}
        onOpenChange={({ open }) => !open && setAsked(null)}
        title="取消面试会"
        description={`队列中的 ${meeting.places} 人会收到消息和原因，他们的面试就此取消；之后可以另外安排。`}
      >
        <WayOutForm
          action="取消面试会"
          onSubmit={async ({ remark }) => {
            await step({ id, action: 'cancel', remark })
            setAsked(null)
            say.done('已取消，并已通知求职者')
          }}
        />
      </Dialog>
    </Card>
  )
}
