import { useRef, useState } from 'react'
import { markReceivedViewed, type ReceivedApplication, updateReceivedState } from '#contract/applications'
import { useSend } from '#platform/call'
import type { MovableState } from '../model/received-board.ts'
import { useRenewReceived } from './useReceived.ts'

export interface Move {
  /** As it was before. */
  readonly card: ReceivedApplication
  readonly to: MovableState
}

/** What shows how far it is, but for the columns that it neither left nor reached. */
const touchedBy =
  ({ card, to }: Move) =>
  (asked: URLSearchParams): boolean => {
    const state = asked.get('state')
    return state === null || state === card.state || state === to
  }

/** Moves applications on. While one is under way it is shown where it goes; when that fails it is back where it was. */
export function useMoves() {
  const state = useSend(updateReceivedState)
  const viewed = useSend(markReceivedViewed)
  const renew = useRenewReceived()
  const [underWay, setUnderWay] = useState<readonly Move[]>([])
  const [last, setLast] = useState<Move | null>(null)
  /** How often what they show is being read, and what has been sent by then. */
  const reads = useRef(0)
  const sent = useRef<readonly Move[]>([])

  const settle = (moves: readonly Move[]) => setUnderWay(others => others.filter(other => !moves.includes(other)))

  /** An answer that was asked for before a later move is thrown away: only the last one tells of all that was sent. */
  function settleRead() {
    reads.current -= 1
    if (reads.current > 0) return
    settle(sent.current)
    sent.current = []
  }

  /** Throws when the service refuses or can't be reached. */
  async function move({ card, to }: Move, remark: string) {
    const current = { card, to }
    setUnderWay(others => [...others.filter(other => other.card.id !== card.id), current])
    try {
      if (to === 'viewed') await viewed.send({ id: card.id })
      else await state.send({ id: card.id, state: to, remark })
    } catch (error) {
      settle([current])
      throw error
    }
    setLast(current)
    sent.current = [...sent.current, current]
    reads.current += 1
    // Nobody waits for what is shown already.
    void renew(touchedBy(current)).finally(settleRead)
  }

  return { move, underWay, last, forget: () => setLast(null) }
}
