import { listExamChanges, officeExamInfo, prepareRatio } from '#contract/exam-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { ratiosRead } from '../reads.ts'

/** A page of the positions under the least ratio. */
export function useRatios() {
  const { data, ...state } = useRead(ratiosRead)
  return { ratios: data, ...state }
}

/** Prepares what is proposed for positions; the id of the change. */
export function usePrepareRatio(exam: string) {
  const { send } = useSend(prepareRatio)
  const renew = useRenew(officeExamInfo, listExamChanges)
  return async (positions: string[], reason: string): Promise<string> => {
    const { id } = await send({ exam, positions, reason })
    await renew()
    return id
  }
}
