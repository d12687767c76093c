import { listExamPositions } from '#contract/exam-positions'
import { useCall } from '#platform/call'
import type { PositionSearch } from '../model/exam-addresses.ts'

const PAGE_SIZE = 10

/** A page of the positions of an exam, with how each fits whoever is signed in. */
export function usePositionChoice(exam: string, { t, education, fits, underRatio, page }: PositionSearch) {
  const search = { t, education, fits, underRatio, page }
  const { data, ...state } = useCall(
    listExamPositions,
    { exam, pageSize: PAGE_SIZE, ...search },
    { keepPreviousData: true },
  )
  return { positions: data, ...state }
}
