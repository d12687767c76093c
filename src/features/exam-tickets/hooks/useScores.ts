import { achievement, resultInfo } from '#contract/exam-tickets'
import { useCall } from '#platform/call'
import type { Holder } from './useTicket.ts'

/** The score card of whoever is signed in, or shows a pass. */
export function useScores(holder: Holder) {
  const { data, ...state } = useCall(achievement, holder)
  return { card: data, ...state }
}

/** The same as rows, as an office certifies them; nothing until they are known. */
export function useScoreRows(holder: Holder) {
  return useCall(resultInfo, holder).data
}
