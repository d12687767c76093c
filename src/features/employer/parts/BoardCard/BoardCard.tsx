import type { DragEvent } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Badge, Button, Checkbox, Link, Tag, VisuallyHidden } from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { factsOf, nameOf, tagWords } from '../../model/received-facts.ts'
import { Face, Facts, Foot, Who } from './BoardCard.styles.ts'

export interface BoardCardProps {
  card: ReceivedApplication
  /** It is on its way to this column. */
  isMoving: boolean
  isChosen: boolean
  onChoose: (card: ReceivedApplication, isChosen: boolean) => void
  /** Asks where it shall go. */
  onAsk: (card: ReceivedApplication) => void
  /** It was picked up; null when it was let go. */
  onDrag: (card: ReceivedApplication | null) => void
}

/** An application on the board: to open, to choose, to take elsewhere by hand or by its button. */
export function BoardCard({ card, isMoving, isChosen, onChoose, onAsk, onDrag }: BoardCardProps) {
  const now = useNow()
  const name = nameOf(card)
  const facts = factsOf(card)

  function pickUp(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', name)
    onDrag(card)
  }

  return (
    <Face
      draggable={!isMoving}
      data-moving={isMoving || undefined}
      aria-busy={isMoving || undefined}
      onDragStart={pickUp}
      onDragEnd={() => onDrag(null)}
    >
      <Who>
        <Link href={pathTo('receivedResume', { id: card.id })} draggable={false} data-application={card.id}>
          {name}
        </Link>
        {card.language === 'en' && <Tag>英文简历</Tag>}
        {card.unread && <Badge dot count={1} unit="份未读" />}
      </Who>
      <Facts>{card.jobTitle}</Facts>
      {facts && <Facts>{facts}</Facts>}
      {card.tags.length > 0 && <Facts>标签：{tagWords(card)}</Facts>}
      <Foot>
        <Checkbox
          label={
            <>
              <VisuallyHidden>{`选择 ${name}，`}</VisuallyHidden>
              <Facts as="span">{relativeTime(card.appliedAt, now)}</Facts>
            </>
          }
          checked={isChosen}
          onChange={event => onChoose(card, event.currentTarget.checked)}
        />
        <Button size="small" variant="quiet" disabled={isMoving} onClick={() => onAsk(card)}>
          移到…
          <VisuallyHidden>（{name}）</VisuallyHidden>
        </Button>
      </Foot>
    </Face>
  )
}
