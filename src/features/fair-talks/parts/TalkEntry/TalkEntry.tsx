import { Row } from '#design-system'
import { useBoards } from '../../hooks/useBoards.ts'
import type { Queued } from '../../model/boards.ts'
import { BoardStatus } from '../BoardStatus/index.ts'
import { QueueButton } from './QueueButton.tsx'

interface Props {
  fairId: string
  exhibitor: Queued
  isStopped: boolean
}

/** How it stands with an exhibitor, and the way into its queue. Nothing for one that does not talk. */
export function TalkEntry({ fairId, exhibitor, isStopped }: Props) {
  const { boards } = useBoards(fairId)
  const board = boards?.find(({ participation }) => participation === exhibitor.participation)
  if (!board) return null
  return (
    <Row gap={3}>
      <BoardStatus board={board} isStopped={isStopped} />
      {!isStopped && <QueueButton fairId={fairId} exhibitor={exhibitor} board={board} />}
    </Row>
  )
}
