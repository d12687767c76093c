import { useState } from 'react'
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

  /** Throws when the service refuses or can't be reached. */
  async function move({ card, to }: Move, remark: string) {
    const current = { card, to }
    setUnderWay(others => [...others, current])
    const settle = () => setUnderWay(others => others.filter(other => other !== current))
    try {
      if (to === 'viewed') await viewed.send({ id: card.id })
      else await state.send({ id: card.id, state: to, remark })
    } catch (error) {
      settle()
      throw error
    }
    setLast(current)
    // Nobody waits for what is shown already.
    void renew(touchedBy(current)).finally(settle)
  }

  return { move, underWay, last, forget: () => setLast(null) }
}
