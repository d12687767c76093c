import { type DragEvent, type FocusEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { type ApplicationState, applicationStateLabels, type ReceivedApplication } from '#contract/applications'
import { LoadState, VirtualList } from '#design-system'
import { useColumn } from '../../hooks/useColumn.ts'
import type { Move } from '../../hooks/useMoves.ts'
import { type BoardRow, boardRowsOf } from '../../model/board-rows.ts'
import { obstacleBetween } from '../../model/received-board.ts'
import { COLUMN_PAGE } from '../../reads.ts'
import { BoardCard, type BoardCardProps } from '../BoardCard/BoardCard.tsx'
import { Count, Frame, Head, Why } from './BoardColumn.styles.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** About how tall a card is, in px. */
const CARD_HEIGHT = 148

const keyOf = ({ key }: BoardRow) => key

export interface BoardColumnProps extends Pick<BoardCardProps, 'onChoose' | 'onAsk' | 'onDrag'> {
  state: ApplicationState
  filter: { jobId: string; t: string; tag?: string }
  chosen: ReadonlySet<string>
  /** Moves that have not been answered yet. */
  underWay: readonly Move[]
  /** What is being carried over the board. */
  carried: ReceivedApplication | null
  onDrop: (card: ReceivedApplication, to: ApplicationState) => void
  /** What has been read, for those who know only an id. */
  onShown: (cards: readonly ReceivedApplication[]) => void
}

/** The applications in one state, those moved last first; only the rows in sight are drawn and read. */
export function BoardColumn({ state, filter, chosen, underWay, carried, onDrop, onShown, ...card }: BoardColumnProps) {
  const titleId = useId()
  const { total, pages, ask, hold, ...loading } = useColumn({ ...filter, state })
  const [isOver, setOver] = useState(false)
  const arriving = underWay.filter(({ to }) => to === state).map(move => move.card)
  const leaving = new Set(underWay.filter(move => move.card.state === state).map(move => move.card.id))
  const obstacle = carried ? obstacleBetween(carried.state, state) : ''
  const isOpen = carried !== null && obstacle === ''
  const shown = [...pages.values()].flat()
  const known = new Set(shown.map(({ id }) => id))
  // What was read last may tell of a move already.
  const lost = [...leaving].filter(id => known.has(id)).length
  const won = arriving.filter(({ id }) => !known.has(id)).length
  const count = total === undefined ? undefined : total - lost + won

  const tell = useEffectEvent(() => onShown(shown))
  const seen = shown.map(({ id, updatedAt, tags }) => `${id}${updatedAt}${tags.map(({ name }) => name)}`).join()
  useEffect(() => {
    if (seen) tell()
  }, [seen])

  function over(event: DragEvent) {
    if (!isOpen) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(true)
  }

  function drop(event: DragEvent) {
    setOver(false)
    if (!carried || !isOpen) return
    event.preventDefault()
    onDrop(carried, state)
  }

  function holdFocused({ target }: FocusEvent<HTMLElement>) {
    const drawn = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)
    hold(drawn - arriving.length)
  }

  return (
    <Frame
      aria-labelledby={titleId}
      data-column={state}
      data-drop={carried && carried.state !== state ? (isOpen ? 'yes' : 'no') : undefined}
      data-over={isOpen && isOver ? 'yes' : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Head>
        <h2 id={titleId}>{applicationStateLabels[state]}</h2>
        {count !== undefined && <Count>{count} 份</Count>}
      </Head>
      {carried && carried.state !== state && <Why>{obstacle || '放到这里'}</Why>}
      <LoadState {...loading} data={total}>
        {all => (
          <VirtualList
            label={`${applicationStateLabels[state]}的简历`}
            items={boardRowsOf({ total: all, pageSize: COLUMN_PAGE, pages, arriving, leaving })}
            itemKey={keyOf}
            estimate={CARD_HEIGHT}
            emptyText="没有简历"
            onFocus={holdFocused}
          >
            {({ card: one, index }) =>
              one ? (
                <BoardCard {...card} card={one} isMoving={index < 0} isChosen={chosen.has(one.id)} />
              ) : (
                <WaitingCard onSeen={() => ask(index)} />
              )
            }
          </VirtualList>
        )}
      </LoadState>
    </Frame>
  )
}
