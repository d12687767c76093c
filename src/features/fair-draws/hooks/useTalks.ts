import {
  cancelTalkSlot,
  listTalkBooths,
  listTalkSlots,
  type MyTalkSlots,
  myTalkSlots,
  takeTalkSlot,
  talkDraw,
  wishTalkSlots,
} from '#contract/fair-draws'
import { useCall, useRenew, useReplace, useSend } from '#platform/call'
import { useSession } from '#platform/session'

/** What is left changes under one's eyes: it is read anew so often. */
const EVERY_MS = 30_000

/** Who offers talk slots at a fair. */
export function useTalkBooths(fair: string) {
  const { data, ...state } = useCall(listTalkBooths, { fair }, { refreshInterval: EVERY_MS })
  return { booths: data, ...state }
}

/** The talk slots of one exhibitor. */
export function useTalkSlots(participation: string) {
  const { data, ...state } = useCall(listTalkSlots, { participation }, { refreshInterval: EVERY_MS })
  return { talks: data, ...state }
}

/** One's own wishes and slots, where an individual is signed in. */
export function useMyTalks(fair: string) {
  const { user } = useSession()
  const isSeeker = user?.userType === 2
  const { data, ...state } = useCall(myTalkSlots, isSeeker ? { fair } : null)
  return { mine: data, isSeeker, isEmployer: user?.userType === 1, ...state }
}

/** What a draw was made of and what came of it. */
export function useTalkDraw(fair: string) {
  const { data, ...state } = useCall(talkDraw, { fair })
  return { published: data, ...state }
}

/** Reads everything anew once a moment has come. */
export const useRenewTalks = () => useRenew(listTalkBooths, listTalkSlots, myTalkSlots, talkDraw)

/** What a seeker does about talk slots of one fair. Each throws what the service refuses; what is on screen follows either way. */
export function useTalkActions(fair: string) {
  const wishing = useSend(wishTalkSlots)
  const taking = useSend(takeTalkSlot)
  const cancelling = useSend(cancelTalkSlot)
  const replace = useReplace(myTalkSlots)
  const renew = useRenew(listTalkBooths, listTalkSlots)
  const renewAll = useRenewTalks()

  async function follow(work: () => Promise<MyTalkSlots>): Promise<void> {
    try {
      await replace({ fair }, await work())
      await renew()
    } catch (error) {
      // Somebody was quicker, or lots are drawn by now: what is shown is old.
      await renewAll()
      throw error
    }
  }

  return {
    isSending: wishing.isSending || taking.isSending || cancelling.isSending,
    wish: (slots: string[]) => follow(() => wishing.send({ fair, slots })),
    take: (slot: string) => follow(() => taking.send({ slot })),
    cancel: (slot: string) => follow(() => cancelling.send({ slot })),
  }
}
