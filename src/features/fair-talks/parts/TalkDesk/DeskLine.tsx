import type { DeskPlace, TalkDesk } from '#contract/fair-talks'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  Card,
  Countdown,
  EmptyState,
  Link,
  RecordList,
  RecordRow,
  Stack,
  Tag,
  Text,
} from '#design-system'
import { useServiceOffset } from '#platform/clock'
import { useMinutesSince } from '../../hooks/useMinutesSince.ts'
import { type useDeskActs, useTold } from '../../hooks/useTalkDesk.ts'
import { unansweredInWords, waitedInWords, waitingAt } from '../../model/desk-words.ts'
import { shortName } from '../../model/names.ts'
import { standsAt } from '../../model/talk-time.ts'
import { timeOf } from '../../model/words.ts'

interface Props {
  desk: TalkDesk
  acts: ReturnType<typeof useDeskActs>
  mayCall: boolean
  /** The key that calls the next; undefined while keys are off. */
  callKey: string | undefined
}

function stateOf({ state, present }: DeskPlace) {
  if (state === 'talking') return <Tag tone="success">交流中</Tag>
  if (state === 'called') return <Tag tone="accent">已叫号</Tag>
  return present ? <Tag tone="primary">在线</Tag> : <Tag>离开一会儿</Tag>
}

const missedInWords = ({ misses }: DeskPlace) => (misses > 0 ? `已过号 ${misses} 次` : '')

/** How long somebody has waited, by the minute. */
const Waited = ({ since }: { since: number }) => waitedInWords(useMinutesSince(since))

/** One who waits, as far as they let the exhibitor know. */
function PersonRow({ place }: { place: DeskPlace }) {
  const name = shortName(place.person) || '求职者'
  return (
    <RecordRow
      level={3}
      title={`${place.number} 号 ${name}`}
      state={stateOf(place)}
      facts={[
        place.about,
        place.job.title && `想聊：${place.job.title}`,
        <Waited key="waited" since={place.joinedAt} />,
        missedInWords(place),
      ].filter(Boolean)}
      more={place.note && `“${place.note}”`}
      actions={
        place.applicationId ? (
          <Link href={pathTo('receivedResume', { id: place.applicationId })}>看投递的简历</Link>
        ) : undefined
      }
    />
  )
}

/** Who was called: how long they may answer, and what happens then. */
function Called({ place, fair }: { place: DeskPlace; fair: TalkDesk['fair'] }) {
  const offset = useServiceOffset()
  return (
    <Alert tone="info" title={`已叫 ${place.number} 号 ${shortName(place.person)}`} live>
      <Stack gap={1}>
        <div>
          <Countdown
            label={fair.stoppedAt > 0 ? '暂停中，应答时间还剩' : '应答时间还剩'}
            overText="应答时间到"
            until={place.answerUntil}
            offset={offset}
            standsAt={standsAt(fair)}
          />
        </div>
        <Text size="sm">{unansweredInWords(place)}</Text>
      </Stack>
    </Alert>
  )
}

/** Those whose promised time it is. */
function Promised({ desk, acts, mayCall }: Omit<Props, 'callKey'>) {
  const tell = useTold()
  if (desk.slots.length === 0) return null
  return (
    <RecordList aria-label="现在的预约时段">
      {desk.slots.map(slot => (
        <RecordRow
          key={slot.id}
          level={3}
          title={`${timeOf(slot.from)}—${timeOf(slot.until)} ${shortName(slot.person)}`}
          facts={['预约的交流时段']}
          actions={
            <Button
              size="small"
              aria-label={`叫预约的 ${shortName(slot.person)}`}
              loading={acts.isCalling}
              disabled={!mayCall}
              onClick={() => tell(() => acts.call(slot.id), '已叫号，等对方应答')}
            >
              叫这一位
            </Button>
          }
        />
      ))}
    </RecordList>
  )
}

/** The queue: who is called, who was promised this time, who waits, and the one thing to do. */
export function DeskLine(props: Props) {
  const { desk, acts, mayCall, callKey } = props
  const tell = useTold()
  const waiting = waitingAt(desk)
  const called = desk.places.filter(({ state }) => state === 'called')
  const others = desk.places.filter(({ state }) => state !== 'called')
  return (
    <Card title="排队" level={2}>
      <Stack gap={4}>
        {called.map(place => (
          <Called key={place.id} place={place} fair={desk.fair} />
        ))}
        <Button
          variant="primary"
          size="large"
          loading={acts.isCalling}
          disabled={!mayCall || waiting.length === 0}
          aria-keyshortcuts={callKey}
          onClick={() => tell(() => acts.call(), '已叫号，等对方应答')}
        >
          叫下一位
        </Button>
        <Promised {...props} />
        {others.length > 0 ? (
          <RecordList aria-label="排队的人">
            {others.map(place => (
              <PersonRow key={place.id} place={place} />
            ))}
          </RecordList>
        ) : (
          called.length === 0 && (
            <EmptyState title="现在没有人排队">
              {desk.open ? '有人取号会马上显示在这里。' : '打开“接待求职者”以后，求职者才能取号。'}
            </EmptyState>
          )
        )}
      </Stack>
    </Card>
  )
}
