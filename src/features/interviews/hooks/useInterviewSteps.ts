import type { InputOf } from '#contract/endpoint'
import {
  deleteInterview,
  inviteToInterview,
  listInterviews,
  readInterview,
  updateInterview,
} from '#contract/interviews'
import { useRenew, useReplace, useSend } from '#platform/call'

/** What both sides do with interviews; lists and the interview itself are renewed afterwards. */
export function useInterviewSteps() {
  const invitation = useSend(inviteToInterview)
  const update = useSend(updateInterview)
  const removal = useSend(deleteInterview)
  const replace = useReplace(readInterview)
  const renew = useRenew(readInterview)
  const renewLists = useRenew(listInterviews)

  return {
    async invite(input: InputOf<typeof inviteToInterview>) {
      const made = await invitation.send(input)
      await renewLists()
      return made
    },
    async take(step: InputOf<typeof updateInterview>) {
      try {
        const changed = await update.send(step)
        await replace({ id: step.id }, changed)
      } catch (error) {
        // Whatever stands in the way may have come from the other side.
        await renew()
        throw error
      } finally {
        await renewLists()
      }
    },
    async remove(id: string) {
      await removal.send({ id })
      await renewLists()
    },
  }
}
