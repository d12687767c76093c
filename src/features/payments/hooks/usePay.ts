import { createPayUrl, createPayUrlAgain } from '#contract/payments'
import { useSend } from '#platform/call'

/** Goes to the cashier; what was typed on the page is of no use after it. */
const goTo = ({ url }: { url: string }) => window.location.assign(url)

/** Pays for the registration that a pass is for. */
export function usePay() {
  const { send } = useSend(createPayUrl)
  return { pay: async (pass: string) => goTo(await send({ pass, agreed: true })) }
}

/** Goes on paying an order, or pays anew for the same registration. */
export function usePayAgain(order: string) {
  const { send, isSending } = useSend(createPayUrlAgain)
  return { payAgain: async () => goTo(await send({ order })), isPaying: isSending }
}
