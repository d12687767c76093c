import { answerExamRecheck, listExamRechecks } from '#contract/exam-imports'
import { useRenew, useSend } from '#platform/call'

/** Answers a wish that a mark be looked at again. */
export function useRecheckAnswer(id: string) {
  const { send } = useSend(answerExamRecheck)
  const renew = useRenew(listExamRechecks)
  return async (state: 'kept' | 'refused', answer: string) => {
    await send({ id, state, answer })
    await renew()
  }
}
