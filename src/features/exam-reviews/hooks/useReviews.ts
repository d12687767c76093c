import { approveReviews, listReviews } from '#contract/exam-reviews'
import { useRead, useRenew, useSend } from '#platform/call'
import { reviewsRead } from '../reads.ts'

/** What waits, as the address narrows it. */
export function useReviews() {
  const { data, ...state } = useRead(reviewsRead)
  return { reviews: data, ...state }
}

/** Approves several of the list, which is read anew afterwards. */
export function useTogether(exam: string) {
  const { send, isSending } = useSend(approveReviews)
  const renew = useRenew(listReviews)
  return {
    isSending,
    approve: async (items: readonly { id: string; turn: number }[]) => {
      const { results } = await send({ exam, items: items.map(({ id, turn }) => ({ id, turn })) })
      await renew()
      return results
    },
  }
}
