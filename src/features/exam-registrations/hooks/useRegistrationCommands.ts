import {
  appealRegistration,
  cancelRegistration,
  confirmRegistration,
  rechoosePosition,
  refundRegistration,
  registrationInfo,
} from '#contract/exam-registrations'
import { usePay } from '#features/payments'
import { useSend, useTransport } from '#platform/call'
import { useRenewRegistrations } from './useRegistration.ts'

/** What a candidate does with a registration that has been sent; each shows at once how it stands then. */
export function useRegistrationCommands(id: string) {
  const renew = useRenewRegistrations()
  const withdrawing = useSend(cancelRegistration)
  const appealing = useSend(appealRegistration)
  const rechoosing = useSend(rechoosePosition)
  const refunding = useSend(refundRegistration)
  return {
    async withdraw() {
      await withdrawing.send({ id })
      await renew()
    },
    async appeal(reason: string) {
      await appealing.send({ id, reason })
      await renew()
    },
    async rechoose(position: string) {
      await rechoosing.send({ id, position })
      await renew()
    },
    async refund() {
      await refunding.send({ id })
      await renew()
    },
  }
}

/** Freezes a registration, where that has not been done, and goes to the cashier. */
export function useConfirmAndPay({ id, confirmed }: { id: string; confirmed: boolean }) {
  const transport = useTransport()
  const confirming = useSend(confirmRegistration)
  const renew = useRenewRegistrations()
  const { pay } = usePay()
  return async () => {
    if (!confirmed) await confirming.send({ id })
    // What lets the fee be paid comes with the registration, and only once it is frozen.
    const { pass } = await transport().call(registrationInfo, { id })
    void renew()
    await pay(pass)
  }
}
