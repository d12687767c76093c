import { useState } from 'react'
import type { QueuePlace, MyQueues as Queues } from '#contract/fair-talks'
import { waitInWords } from '#contract/fair-wait'
import { pathTo } from '#contract/pages'
import { Alert, Button, ConfirmDialog, RecordList, Row, Switch, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { useCalled, useChime } from '../../hooks/useCalled.ts'
import { useCutOff } from '../../hooks/useCutOff.ts'
import { useLiveQueues, useQueueActs } from '../../hooks/useQueues.ts'
import { shortName } from '../../model/names.ts'
import { inOrder, isLasting, isNext, lostIn, unreadIn } from '../../model/queues.ts'
import { BackToTalk } from './BackToTalk.tsx'
import { CalledPlace } from './CalledPlace.tsx'
import { CloseCalls } from './CloseCalls.tsx'
import { Bar, Details, Foot, Summary } from './MyQueues.styles.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { QueueAlerts } from './QueueAlerts.tsx'
import { QueueVoice } from './QueueVoice.tsx'
import { TalksLink } from './TalksLink.tsx'

interface Props {
  fairId: string
  isStopped: boolean
}

/** The bar in one line. */
function summaryOf(places: readonly QueuePlace[], unread: number): string {
  const lasting = inOrder(places)
  const [first] = lasting.filter(({ state }) => state === 'waiting')
  const parts = [
    lasting.length > 0 && `排了 ${lasting.length} 家`,
    first &&
      (isNext(first)
        ? `下一位就是您：${shortName(first.company)}`
        : `最快前面还有 ${first.before} 位，${waitInWords(first.wait)}`),
    unread > 0 && `${unread} 条新消息`,
  ]
  return parts.filter(Boolean).join(' · ') || '没有在排队'
}

const byState = (places: readonly QueuePlace[], state: QueuePlace['state']) =>
  places.filter(place => place.state === state)

interface Leaving {
  place: QueuePlace | null
  onClose: () => void
  onLeave: (place: QueuePlace) => Promise<unknown>
}

/** Asks once before a number is given back. */
function LeaveDialog({ place, onClose, onLeave }: Leaving) {
  const say = useSay()
  return (
    <ConfirmDialog
      open={place !== null}
      onOpenChange={onClose}
      title={`退出排队：${shortName(place?.company ?? '')}`}
      description={`您的 ${place?.number ?? 0} 号不再保留；以后想排，要重新取号，从队尾排起。`}
      confirmLabel="退出排队"
      destructive
      onConfirm={async () => {
        if (place) await say.outcomeOf(() => onLeave(place), '已退出排队')
      }}
    />
  )
}

type Chime = ReturnType<typeof useChime>

type Shown = Props & Pick<ReturnType<typeof useLiveQueues>, 'knownAt' | 'error'> & { queues: Queues; chime: Chime }

function Shown({ fairId, isStopped, queues, knownAt, error, chime }: Shown) {
  const say = useSay()
  const navigate = useNavigate()
  const { answer, leave, isAnswering } = useQueueActs(fairId)
  const [isOpen, setOpen] = useState(false)
  const [leaving, setLeaving] = useState<QueuePlace | null>(null)
  const unread = unreadIn(queues.talks)
  const called = byState(queues.places, 'called')
  const others = inOrder(queues.places).filter(({ state }) => state !== 'called')
  const waiting = byState(others, 'waiting')

  async function onAnswer({ id }: QueuePlace) {
    try {
      navigate(pathTo('jobFairScene', { id: fairId }, { talk: await answer(id) }))
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Bar aria-label="我的排队" data-sticky data-called={called.length > 0 || undefined}>
      <QueueVoice places={queues.places} />
      {called.map(place => (
        <CalledPlace
          key={place.id}
          place={place}
          isAnswering={isAnswering}
          onAnswer={answered => void onAnswer(answered)}
          onLeave={setLeaving}
        />
      ))}
      <QueueAlerts places={queues.places} isStopped={isStopped} cutOffAt={useCutOff(knownAt, error !== undefined)} />
      <Summary>
        <Text strong lines={2}>
          {summaryOf(queues.places, unread)}
        </Text>
        <Row gap={2} justify="end">
          {byState(others, 'talking').map(place => (
            <BackToTalk key={place.id} fairId={fairId} place={place} />
          ))}
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起排队' : '查看排队'}
          </Button>
        </Row>
      </Summary>
      <Details data-open={isOpen || undefined}>
        <CloseCalls places={queues.places} />
        {others.length > 0 && (
          <RecordList aria-label="我排的队">
            {others.map(place => (
              <PlaceRow
                key={place.id}
                place={place}
                isFirst={waiting.length > 1 && place === waiting[0]}
                onLeave={setLeaving}
              />
            ))}
          </RecordList>
        )}
        <Row gap={4} justify="between">
          <Switch
            label="叫到我时响铃、振动"
            checked={chime.isOn}
            onChange={event => chime.turn(event.currentTarget.checked)}
          />
          <TalksLink fairId={fairId} unread={unread} />
        </Row>
      </Details>
      <LeaveDialog place={leaving} onClose={() => setLeaving(null)} onLeave={({ id }) => leave(id)} />
    </Bar>
  )
}

/** Nothing is known yet, and nothing could be learnt. */
const Unknown = ({ retry }: { retry: () => void }) => (
  <Alert tone="danger" title="没有查到您的排队情况" action={<Button onClick={retry}>重试</Button>} live>
    已经取的号不受影响。
  </Alert>
)

/**
 * One's own queues at a fair, at the foot of the page while there are any: how many are before, how long it takes, and what
 * is to be done when one is called.
 */
export function MyQueues({ fairId, isStopped }: Props) {
  const { queues, retry, ...live } = useLiveQueues(fairId)
  const chime = useChime()
  const places = queues?.places ?? []
  useCalled(byState(places, 'called')[0], chime.isOn)
  if (!queues) return live.error ? <Unknown retry={retry} /> : null
  const isAny = queues.talks.length > 0 || places.some(isLasting) || lostIn(places).length > 0
  if (!isAny)
    return (
      <Foot>
        <TalksLink fairId={fairId} />
      </Foot>
    )
  return <Shown fairId={fairId} isStopped={isStopped} queues={queues} chime={chime} {...live} />
}
