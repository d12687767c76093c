import { endDevice, endOtherDevices, listDevices } from '#contract/account'
import { useCall, useSend } from '#platform/call'

/** Where the account is signed in. */
export function useDevices() {
  const { data, ...state } = useCall(listDevices, {})
  const one = useSend(endDevice)
  const others = useSend(endOtherDevices)
  return {
    devices: data?.list,
    ...state,
    isEnding: one.isSending || others.isSending,
    async end(id: string) {
      await one.send({ id })
      state.retry()
    },
    async endOthers() {
      const { ended } = await others.send({})
      state.retry()
      return ended
    },
  }
}
