import { useSWRConfig } from 'swr'
import type { InputOf } from '#contract/endpoint'
import {
  addMeeting,
  joinMeeting,
  listMeetingCandidates,
  listMeetings,
  type MeetingInFull,
  readMeeting,
  scorePlace,
  stepMeeting,
  stepQueue,
  updateMeeting,
} from '#contract/meetings'
import { API_PREFIX } from '#contract/wire'
import { callKey, useSend } from '#platform/call'

const isList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listMeetings.path}`)

/** What an employer does with conference interviews; what is shown of them is renewed afterwards. */
export function useMeetingSteps() {
  const addition = useSend(addMeeting)
  const update = useSend(updateMeeting)
  const joining = useSend(joinMeeting)
  const step = useSend(stepMeeting)
  const queue = useSend(stepQueue)
  const score = useSend(scorePlace)
  const { mutate } = useSWRConfig()

  async function renewed(id: string, work: Promise<MeetingInFull>) {
    try {
      const meeting = await work
      await mutate(callKey(readMeeting, { id }), meeting, { revalidate: false })
      return meeting
    } catch (error) {
      // Whatever stands in the way may have come from a colleague or an applicant.
      await mutate(callKey(readMeeting, { id }))
      throw error
    } finally {
      await mutate(isList)
    }
  }

  return {
    isSending: step.isSending || queue.isSending,
    async add(input: InputOf<typeof addMeeting>) {
      const meeting = await addition.send(input)
      await mutate(isList)
      return meeting
    },
    change: (input: InputOf<typeof updateMeeting>) => renewed(input.id, update.send(input)),
    async join(input: InputOf<typeof joinMeeting>) {
      const meeting = await renewed(input.id, joining.send(input))
      await mutate(callKey(listMeetingCandidates, { id: input.id }))
      return meeting
    },
    step: (input: InputOf<typeof stepMeeting>) => renewed(input.id, step.send(input)),
    inQueue: (input: InputOf<typeof stepQueue>) => renewed(input.id, queue.send(input)),
    score: (input: InputOf<typeof scorePlace>) => renewed(input.id, score.send(input)),
  }
}
