import { healthAnswers, saveHealthAnswers } from '#contract/exam-registrations'
import { useCall, useRenew, useSend } from '#platform/call'

export interface HealthStatement {
  readonly well: boolean
  readonly note: string
  readonly agreed: boolean
}

/** What one has answered about one's health for an exam that asks; null for nothing yet, or nothing any more. */
export function useHealth(id: string) {
  const { data, ...state } = useCall(healthAnswers, { id })
  const { send } = useSend(saveHealthAnswers)
  const renew = useRenew(healthAnswers)
  return {
    given: data?.given,
    ...state,
    async save(statement: HealthStatement) {
      await send({ id, ...statement })
      await renew()
    },
  }
}
