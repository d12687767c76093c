import { useState } from 'react'
import { MOST_QUEUES } from '#contract/fair-queue'
import type { QueuePlace, TalkBoard } from '#contract/fair-talks'
import { waitInWords } from '#contract/fair-wait'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { loginAddress, useRequest } from '#platform/routing'
import { useQueueActs, useQueues } from '../../hooks/useQueues.ts'
import { boardStateOf, type Queued } from '../../model/boards.ts'
import { shortName } from '../../model/names.ts'
import { isLasting } from '../../model/queues.ts'
import { JoinDialog } from './JoinDialog.tsx'

interface Props {
  fairId: string
  exhibitor: Queued
  board: TalkBoard
}

/** Where one stands there already, or what keeps one from queueing; null where nothing does. */
function standInWords(places: readonly QueuePlace[], board: TalkBoard): string | null {
  const lasting = places.filter(isLasting)
  const mine = lasting.find(({ participation }) => participation === board.participation)
  if (mine) return `您已取 ${mine.number} 号，排队情况在页面底部`
  if (boardStateOf(board) !== 'open') return '现在不接待，恢复后可以排队'
  if (lasting.length >= MOST_QUEUES) return `最多同时排 ${MOST_QUEUES} 家，退出一家后可以再排`
  return null
}

function Joining({ fairId, exhibitor, board }: Props) {
  const say = useSay()
  const { join, isJoining } = useQueueActs(fairId)
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState('')

  async function onJoin(wish: { job: string; note: string }): Promise<QueuePlace | null> {
    setFailure('')
    try {
      const place = await join({ participation: exhibitor.participation, ...wish })
      say.done(`已取 ${place.number} 号，前面还有 ${place.before} 位`)
      setOpen(false)
      return place
    } catch (error) {
      setFailure(wordsFor(error))
      return null
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-label={`排队：${shortName(exhibitor.name)}`}
        onClick={() => setOpen(true)}
      >
        排队
      </Button>
      <JoinDialog
        exhibitor={exhibitor}
        promise={board.waiting === 0 ? '没有人排队。' : `${board.waiting} 人排队，${waitInWords(board.wait)}。`}
        open={open}
        isSending={isJoining}
        failure={failure}
        onOpenChange={change => setOpen(change.open)}
        onJoin={onJoin}
      />
    </>
  )
}

/** Draws a number in an exhibitor's queue. Guests sign in first and come back to the same place; employers do not see it. */
export function QueueButton(props: Props) {
  const { query } = useRequest()
  const { queues, isSeeker, isGuest } = useQueues(props.fairId)
  if (isGuest)
    return (
      <ButtonLink
        size="small"
        aria-label={`排队前登录：${shortName(props.exhibitor.name)}`}
        href={loginAddress(pathTo('jobFairScene', { id: props.fairId }, Object.fromEntries(query)))}
      >
        排队前登录
      </ButtonLink>
    )
  // Whoever stands there already is not asked before that is known.
  if (!isSeeker || !queues) return null
  const stand = standInWords(queues.places, props.board)
  return stand ? (
    <Text size="sm" tone="muted" inline>
      {stand}
    </Text>
  ) : (
    <Joining {...props} />
  )
}
