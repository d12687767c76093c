import { useState } from 'react'
import type { ApplicationState, ReceivedApplication } from '#contract/applications'
import { boardStates, isMovable, type MovableState } from '../../model/received-board.ts'
import { BoardColumn, type BoardColumnProps } from '../BoardColumn/BoardColumn.tsx'
import { Columns } from './ReceivedBoard.styles.ts'

interface Props extends Pick<BoardColumnProps, 'filter' | 'chosen' | 'underWay' | 'onChoose' | 'onAsk' | 'onShown'> {
  /** A card was put down in another column. */
  onDrop: (card: ReceivedApplication, to: MovableState) => void
}

/** Received applications as a column for each state; the columns stand side by side in a box that scrolls. */
export function ReceivedBoard({ onDrop, ...column }: Props) {
  const [carried, setCarried] = useState<ReceivedApplication | null>(null)

  function drop(card: ReceivedApplication, to: ApplicationState) {
    setCarried(null)
    if (isMovable(to)) onDrop(card, to)
  }

  return (
    <Columns role="region" aria-label="看板" tabIndex={0}>
      {boardStates.map(state => (
        <BoardColumn key={state} {...column} state={state} carried={carried} onDrag={setCarried} onDrop={drop} />
      ))}
    </Columns>
  )
}
