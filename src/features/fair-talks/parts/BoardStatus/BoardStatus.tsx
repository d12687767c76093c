import type { TalkBoard } from '#contract/fair-talks'
import { type Wait, waitInWords } from '#contract/fair-wait'
import { Row, Tag, Text } from '#design-system'
import { boardStateLabels, boardStateOf, boardStateTones } from '../../model/boards.ts'

interface Props {
  board: TalkBoard
  /** The fair is stopped: nobody is called. */
  isStopped?: boolean
}

const promiseIn = (wait: Wait | null): string =>
  wait === null ? waitInWords(wait) : wait.to === 0 ? '马上可以交流' : `现在排队${waitInWords(wait)}`

/** How it stands with one exhibitor: whether it takes people, how many wait, how long that takes. */
export function BoardStatus({ board, isStopped = false }: Props) {
  const state = boardStateOf(board)
  const { waiting, wait } = board
  return (
    <Row gap={2}>
      <Tag tone={isStopped ? 'warning' : boardStateTones[state]}>
        {isStopped ? '会场暂停' : boardStateLabels[state]}
      </Tag>
      {state === 'away' && waiting === 0 ? null : (
        <Text size="sm" inline>
          {waiting === 0 ? '没有人排队' : `${waiting} 人排队`}
          {!isStopped && state === 'open' && `，${promiseIn(wait)}`}
        </Text>
      )}
    </Row>
  )
}
