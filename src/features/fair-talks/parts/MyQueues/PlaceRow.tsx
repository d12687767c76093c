import type { QueuePlace } from '#contract/fair-talks'
import { waitInWords } from '#contract/fair-wait'
import { Button, RecordRow, Tag } from '#design-system'
import { shortName } from '../../model/names.ts'
import { isNext } from '../../model/queues.ts'

interface Props {
  place: QueuePlace
  /** Comes before one's other queues. */
  isFirst: boolean
  onLeave: (place: QueuePlace) => void
}

const beforeInWords = ({ before }: QueuePlace) => (before === 0 ? '前面没有人' : `前面还有 ${before} 位`)

function StateTag({ place, isFirst }: Pick<Props, 'place' | 'isFirst'>) {
  if (place.state === 'talking') return <Tag tone="success">交流中</Tag>
  if (isNext(place)) return <Tag tone="accent">下一位就是您</Tag>
  return isFirst ? <Tag tone="primary">可能先轮到</Tag> : null
}

/** One queue in which one stands: how many are before, how long it takes, and the way out. */
export function PlaceRow({ place, isFirst, onLeave }: Props) {
  const name = shortName(place.company)
  const isTalking = place.state === 'talking'
  return (
    <RecordRow
      level={3}
      title={name}
      state={<StateTag place={place} isFirst={isFirst} />}
      facts={[
        `${place.number} 号`,
        place.booth && `展位 ${place.booth}`,
        ...(isTalking ? [] : [beforeInWords(place), waitInWords(place.wait)]),
      ]}
      actions={
        isTalking ? undefined : (
          <Button size="small" variant="quiet" aria-label={`退出排队：${name}`} onClick={() => onLeave(place)}>
            退出排队
          </Button>
        )
      }
    />
  )
}
