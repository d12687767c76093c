import { useState } from 'react'
import { type MeetingInFull, markOf, placeStateLabels, type QueuePlace } from '#contract/meetings'
import { pathTo } from '#contract/pages'
import { ConfirmDialog, Dialog, Link, Row, Stack, Tag, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useMeetingSteps } from '../../hooks/useMeetingSteps.ts'
import { averageInWords, expectedTimes, placeActionDone, placeTones, turnInWords } from '../../model/meeting-words.ts'
import { WayOutForm } from '../InterviewActions/step-forms.tsx'
import { ScoreForm } from '../ScoreForm/ScoreForm.tsx'
import { Facts, Place, Queue, Steps, Turn } from './MeetingQueue.styles.ts'
import { PlaceSteps, type QueueWish } from './PlaceSteps.tsx'

interface Props {
  meeting: MeetingInFull
  /** The service's clock, in milliseconds. */
  now: number
}

interface Asked {
  readonly wish: 'remove' | 'absent' | 'score'
  readonly place: QueuePlace
}

/** The queue of a conference interview in its order, with what may be done for each. Renders an `<ol>`. */
export function MeetingQueue({ meeting, now }: Props) {
  const { inQueue, score, isSending } = useMeetingSteps()
  const say = useSay()
  const [asked, setAsked] = useState<Asked | null>(null)
  const expected = expectedTimes(meeting, now)

  async function wish(place: QueuePlace, wanted: QueueWish) {
    if (wanted === 'remove' || wanted === 'absent' || wanted === 'score') {
      setAsked({ wish: wanted, place })
      return
    }
    try {
      await inQueue({ id: meeting.id, action: wanted, placeId: place.id })
      say.done(
        wanted === 'up' || wanted === 'down'
          ? '已调整顺序，并已通知求职者'
          : `${placeActionDone[wanted]}${place.candidate}`,
      )
    } catch (error) {
      say.failure(error)
    }
  }

  const close = () => setAsked(null)
  const memberName = (id: string) => meeting.members.find(member => member.id === id)?.name ?? ''
  const about = asked && { id: meeting.id, placeId: asked.place.id }

  return (
    <>
      <Queue>
        {meeting.queue.map((place, at) => (
          <Place key={place.id} data-state={place.state}>
            <Turn aria-hidden="true">{at + 1}</Turn>
            <Facts>
              <Row gap={2}>
                <Link href={pathTo('receivedResume', { id: place.applicationId })}>{place.candidate}</Link>
                <Tag tone={placeTones[place.state]}>{placeStateLabels[place.state]}</Tag>
                {place.state === 'waiting' && !place.agreed && <Tag>还没有答复</Tag>}
              </Row>
              <Text tone="muted" size="sm">
                {turnInWords(place, { state: meeting.state, expectedAt: expected.get(place.id) })}
              </Text>
              {place.scores.length > 0 && (
                <Text size="sm">
                  {averageInWords(place)}：
                  {place.scores.map(card => `${memberName(card.memberId)} ${markOf(card).toFixed(1)}`).join('，')}
                </Text>
              )}
            </Facts>
            <Steps>
              <PlaceSteps
                meeting={meeting}
                place={place}
                isSending={isSending}
                onWish={wanted => void wish(place, wanted)}
              />
            </Steps>
          </Place>
        ))}
      </Queue>
      <ConfirmDialog
        open={asked?.wish === 'absent'}
        onOpenChange={({ open }) => !open && close()}
        title={`登记 ${asked?.place.candidate ?? ''} 未到场？`}
        description="登记后不能再叫号，求职者会收到消息。只是暂时不在的，请用“过号”。"
        confirmLabel="登记未到场"
        destructive
        onConfirm={async () => {
          if (!about || !asked) return
          const absent = () => inQueue({ ...about, action: 'absent' })
          await say.outcomeOf(absent, `${placeActionDone.absent}${asked.place.candidate}`)
        }}
      />
      <Dialog
        open={asked?.wish === 'remove'}
        onOpenChange={({ open }) => !open && close()}
        title="移出队列"
        description={`${asked?.place.candidate ?? ''} 的这场面试就此取消，求职者会收到消息和原因；之后可以重新加入。`}
      >
        <WayOutForm
          action="移出队列"
          onSubmit={async ({ remark }) => {
            if (!about) return
            await inQueue({ ...about, action: 'remove', remark })
            close()
            say.done('已移出，并已通知求职者')
          }}
        />
      </Dialog>
      <Dialog
        open={asked?.wish === 'score'}
        onOpenChange={({ open }) => !open && close()}
        title={`评分：${asked?.place.candidate ?? ''}`}
        description="每位面试官一张评分表，五项各 1 到 5 分；求职者看不到。"
      >
        {about && (
          <Stack gap={3}>
            <ScoreForm
              place={meeting.queue.find(({ id }) => id === about.placeId) ?? { scores: [] }}
              members={meeting.members}
              onScore={async values => {
                await score({ ...about, ...values })
                close()
                say.done('已保存评分')
              }}
            />
          </Stack>
        )}
      </Dialog>
    </>
  )
}
