import type { InputOf } from '#contract/endpoint'
import { getInvitation, joinCompany, sendJoinCode } from '#contract/members'
import { useCall, useSend } from '#platform/call'
import { useSignedIn } from './useSignedIn.ts'

/** A member's invitation, and following it. */
export function useJoining(token: string) {
  const { data, ...state } = useCall(getInvitation, { token })
  const code = useSend(sendJoinCode)
  const entry = useSend(joinCompany)
  const welcome = useSignedIn()
  return {
    invitation: data,
    ...state,
    /** Gives the seconds until the next code may be asked for. */
    requestCode: async (): Promise<number> => (await code.send({ token })).resendAfter,
    async join(values: Omit<InputOf<typeof joinCompany>, 'token'>) {
      await welcome(await entry.send({ token, ...values }))
    },
  }
}
