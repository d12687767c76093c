import { proveIdentity, sendIdentityCode } from '#contract/account'
import type { InputOf } from '#contract/endpoint'
import { useSend } from '#platform/call'
import { useKeepAccount } from './useAccount.ts'

/** Proves that it is the person themself, and sends the codes for it. */
export function useIdentity() {
  const proof = useSend(proveIdentity)
  const code = useSend(sendIdentityCode)
  const keep = useKeepAccount()
  return {
    async prove(input: InputOf<typeof proveIdentity>) {
      await keep(await proof.send(input))
    },
    /** Gives the seconds until the next code may be asked for. */
    requestCode: async (to: 'phone' | 'email'): Promise<number> => (await code.send({ to })).resendAfter,
  }
}
