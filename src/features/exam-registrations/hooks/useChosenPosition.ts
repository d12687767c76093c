import { examPositionInfo, judgePosition } from '#contract/exam-positions'
import { stopsIn } from '#contract/exam-stops'
import { useCall } from '#platform/call'

/** The position that was chosen, how it fits whoever is signed in, and whether they may begin with it. */
export function useChosenPosition(id: string) {
  const { data: position, ...state } = useCall(examPositionInfo, { id })
  const { data: judgement, error } = useCall(judgePosition, { id })
  // What cannot be judged here stops nobody: the service says it to whoever begins.
  const mayBegin = judgement ? stopsIn(judgement.list).length === 0 : error !== undefined
  return { position, judgement, mayBegin, ...state }
}
