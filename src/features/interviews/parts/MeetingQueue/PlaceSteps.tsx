import { type MeetingInFull, type PlaceAction, possiblePlaceActions, type QueuePlace } from '#contract/meetings'
import { Button, icons, Menu } from '#design-system'
import { placeActionLabels } from '../../model/meeting-words.ts'

/** What may be done with one place of the queue, besides the steps of the panel. */
export type QueueWish = PlaceAction | 'up' | 'down' | 'remove' | 'score'

interface Props {
  meeting: MeetingInFull
  place: QueuePlace
  isSending: boolean
  onWish: (wish: QueueWish) => void
}

/** The buttons of one place: the panel's steps where it has been called, order and way out while it waits. */
export function PlaceSteps({ meeting, place, isSending, onWish }: Props) {
  // Beginning and ending a talk is the main step above the queue.
  const steps = possiblePlaceActions({ state: meeting.state, places: meeting.queue }, place.id).filter(
    step => step !== 'begin' && step !== 'finish',
  )
  const canScore = place.state === 'talking' || place.state === 'done'
  if (place.state === 'waiting') {
    if (meeting.state !== 'planned' && meeting.state !== 'open') return null
    const waiting = meeting.queue.filter(({ state }) => state === 'waiting')
    return (
      <Menu
        sign={icons.more}
        label={`操作：${place.candidate}`}
        items={[
          ...steps.map(step => ({ id: step, label: placeActionLabels[step], onSelect: () => onWish(step) })),
          { id: 'up', label: '上移一位', disabled: waiting[0] === place, onSelect: () => onWish('up') },
          { id: 'down', label: '下移一位', disabled: waiting.at(-1) === place, onSelect: () => onWish('down') },
          { id: 'remove', label: '移出队列', destructive: true, onSelect: () => onWish('remove') },
        ]}
      />
    )
  }
  return (
    <>
      {steps.map(step => (
        <Button
          key={step}
          size="small"
          disabled={isSending}
          aria-label={`${placeActionLabels[step]}：${place.candidate}`}
          onClick={() => onWish(step)}
        >
          {placeActionLabels[step]}
        </Button>
      ))}
      {canScore && (
        <Button size="small" aria-label={`评分：${place.candidate}`} onClick={() => onWish('score')}>
          评分
        </Button>
      )}
    </>
  )
}
