import { examPositionInfo, judgePosition } from '#contract/exam-positions'
import { useCall } from '#platform/call'

/** The position that was chosen, and how it fits whoever is signed in. */
export function useChosenPosition(id: string) {
  const { data: position, ...state } = useCall(examPositionInfo, { id })
  const { data: judgement } = useCall(judgePosition, { id })
  return { position, judgement, ...state }
}
