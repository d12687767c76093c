import {
  cancelVisit,
  changeVisit,
  type FairTicket,
  fairSlots,
  listFairTickets,
  myFairTicket,
  registerVisit,
} from '#contract/fair-visits'
import { useRenew, useReplace, useSend } from '#platform/call'

/** What a visitor does about one fair. Each throws what the service refuses; what is on screen follows either way. */
export function useVisit(fair: string) {
  const registering = useSend(registerVisit)
  const changing = useSend(changeVisit)
  const cancelling = useSend(cancelVisit)
  const replace = useReplace(myFairTicket)
  const renew = useRenew(fairSlots, listFairTickets)
  const renewAll = useRenew(fairSlots, listFairTickets, myFairTicket)

  async function follow(work: () => Promise<FairTicket | null>): Promise<FairTicket | null> {
    try {
      const ticket = await work()
      await replace({ fair }, { ticket })
      await renew()
      return ticket
    } catch (error) {
      // Full by now, or changed elsewhere: what is shown is old.
      await renewAll()
      throw error
    }
  }

  return {
    isSending: registering.isSending || changing.isSending || cancelling.isSending,
    register: (slot: number, wait: boolean) =>
      follow(async () => (await registering.send({ fair, slot, wait })).ticket),
    change: (slot: number, revision: number) =>
      follow(async () => (await changing.send({ fair, slot, revision })).ticket),
    cancel: (revision: number) =>
      follow(async () => {
        await cancelling.send({ fair, revision })
        return null
      }),
  }
}
