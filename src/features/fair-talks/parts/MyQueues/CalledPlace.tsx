import { fairTimeAt } from '#contract/fair-queue'
import type { QueuePlace } from '#contract/fair-talks'
import { Button } from '#design-system'
import { usePunctualNow } from '#platform/punctual-now'
import { shortName } from '../../model/names.ts'
import { missInWords } from '../../model/queues.ts'
import { Acts, Called, CalledTitle, Seconds } from './MyQueues.styles.ts'

interface Props {
  place: QueuePlace
  isAnswering: boolean
  onAnswer: (place: QueuePlace) => void
  onLeave: (place: QueuePlace) => void
}

const SECOND = 1000
/** What is counted down at most, in seconds: whole ones, at which the figure changes. */
const LONGEST = 120

const wholeSeconds = (until: number) => Array.from({ length: LONGEST }, (_, left) => until - left * SECOND)

/** Whole seconds left to answer on the service's clock; while the fair is stopped, as many as there were. */
function useSecondsLeft({ answerUntil, stoppedAt }: QueuePlace): number {
  const now = usePunctualNow(...(stoppedAt > 0 ? [] : wholeSeconds(answerUntil)))
  return Math.max(0, Math.ceil((answerUntil - fairTimeAt({ stoppedAt }, now)) / SECOND))
}

/** One is called: how long one may answer, and the way to do it. It takes the place over, not the focus. */
export function CalledPlace({ place, isAnswering, onAnswer, onLeave }: Props) {
  const name = shortName(place.company)
  const seconds = useSecondsLeft(place)
  const isStopped = place.stoppedAt > 0
  return (
    <Called>
      <div>
        <CalledTitle>轮到您了：{name}</CalledTitle>
        <Seconds role="timer" aria-live="off" aria-label={`应答时间：${name}`}>
          {seconds > 0 ? (
            <>
              {isStopped ? '会场暂停中，应答时间还剩' : '请在'} <b>{seconds}</b> {isStopped ? '秒' : '秒内应答'}
            </>
          ) : (
            '应答时间已过，正在查询'
          )}
        </Seconds>
        <p>{missInWords(place.misses)}</p>
      </div>
      <Acts>
        <Button
          variant="primary"
          size="large"
          aria-label={`应答：${name}`}
          loading={isAnswering}
          disabled={seconds === 0 || isStopped}
          onClick={() => onAnswer(place)}
        >
          应答
        </Button>
        <Button size="large" aria-label={`退出排队：${name}`} onClick={() => onLeave(place)}>
          退出排队
        </Button>
      </Acts>
    </Called>
  )
}
