import { useSWRConfig } from 'swr'
import type { InputOf } from '#contract/endpoint'
import {
  deleteInterview,
  inviteToInterview,
  listInterviews,
  readInterview,
  updateInterview,
} from '#contract/interviews'
import { API_PREFIX } from '#contract/wire'
import { callKey, useSend } from '#platform/call'

const isList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listInterviews.path}`)

/** What both sides do with interviews; lists and the interview itself are renewed afterwards. */
export function useInterviewSteps() {
  const invitation = useSend(inviteToInterview)
  const update = useSend(updateInterview)
  const removal = useSend(deleteInterview)
  const { mutate } = useSWRConfig()

  return {
    async invite(input: InputOf<typeof inviteToInterview>) {
      const made = await invitation.send(input)
      await mutate(isList)
      return made
    },
    async take(step: InputOf<typeof updateInterview>) {
      try {
        const changed = await update.send(step)
        await mutate(callKey(readInterview, { id: step.id }), changed, { revalidate: false })
      } catch (error) {
        // Whatever stands in the way may have come from the other side.
        await mutate(callKey(readInterview, { id: step.id }))
        throw error
      } finally {
        await mutate(isList)
      }
    },
    async remove(id: string) {
      await removal.send({ id })
      await mutate(isList)
    },
  }
}
