import { examRoundInfo } from '#contract/exam-registrations'
import { useCall, useRead } from '#platform/call'
import { examRead } from '../reads.ts'

/** The exam that the address is about, and the round in which one registers for it. */
export function useExamRound() {
  const { data: exam, ...asking } = useRead(examRead)
  const id = exam?.roundId ?? ''
  const { data: round, ...waiting } = useCall(examRoundInfo, id ? { id } : null)
  return { exam, round, ...(exam && id ? waiting : asking) }
}
