import { listExamChanges, officeExamInfo, prepareExtension } from '#contract/exam-office'
import { useRenew, useSend } from '#platform/call'

/** Prepares a longer window; the id of the change that waits for another's answer. */
export function usePrepareExtension(exam: string) {
  const { send } = useSend(prepareExtension)
  const renew = useRenew(officeExamInfo, listExamChanges)
  return async (given: { minutes: number; reason: string; outage?: string }): Promise<string> => {
    const { id } = await send({ exam, ...given })
    await renew()
    return id
  }
}
