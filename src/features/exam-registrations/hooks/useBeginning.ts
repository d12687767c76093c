import type { InputOf } from '#contract/endpoint'
import { beginRegistration, examRoundInfo, listRegistrations } from '#contract/exam-registrations'
import { useRenew, useSend } from '#platform/call'

/** Signs the commitment and begins a registration; gives its id. */
export function useBeginning() {
  const { send } = useSend(beginRegistration)
  const renew = useRenew(examRoundInfo, listRegistrations)
  return async (signed: InputOf<typeof beginRegistration>) => {
    const { id } = await send(signed)
    void renew()
    return id
  }
}
