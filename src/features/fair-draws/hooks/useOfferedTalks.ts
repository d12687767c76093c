import type { InputOf } from '#contract/endpoint'
import { offeredTalkSlots, offerTalkSlots, withdrawTalkSlots } from '#contract/fair-draws'
import { useCall, useReplace, useSend } from '#platform/call'

/** The talk slots that one's own company offers at a fair, and what it does about them. */
export function useOfferedTalks(participation: string) {
  const { data, ...state } = useCall(offeredTalkSlots, { participation })
  const offering = useSend(offerTalkSlots)
  const withdrawing = useSend(withdrawTalkSlots)
  const replace = useReplace(offeredTalkSlots)
  return {
    offered: data,
    ...state,
    /** How many were added. */
    async offer(input: Omit<InputOf<typeof offerTalkSlots>, 'participation'>): Promise<number> {
      const { added, ...answer } = await offering.send({ participation, ...input })
      await replace({ participation }, answer)
      return added
    },
    async withdraw(slots: string[]): Promise<void> {
      try {
        await replace({ participation }, await withdrawing.send({ participation, slots }))
      } finally {
        state.retry()
      }
    },
  }
}
