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
import { useRenew, useReplace, useSend } from '#platform/call'

/** What an employer does with conference interviews; what is shown of them is renewed afterwards. */
export function useMeetingSteps() {
  const addition = useSend(addMeeting)
  const update = useSend(updateMeeting)
  const joining = useSend(joinMeeting)
  const step = useSend(stepMeeting)
  const queue = useSend(stepQueue)
  const score = useSend(scorePlace)
  const replace = useReplace(readMeeting)
  const renew = useRenew(readMeeting)
  const renewLists = useRenew(listMeetings)
  const renewCandidates = useRenew(listMeetingCandidates)

  async function renewed(id: string, work: Promise<MeetingInFull>) {
    try {
      const meeting = await work
      await replace({ id }, meeting)
      return meeting
    } catch (error) {
      // Whatever stands in the way may have come from a colleague or an applicant.
      await renew()
      throw error
    } finally {
      await renewLists()
    }
  }

  return {
    isSending: step.isSending || queue.isSending,
    async add(input: InputOf<typeof addMeeting>) {
      const meeting = await addition.send(input)
      await renewLists()
      return meeting
    },
    change: (input: InputOf<typeof updateMeeting>) => renewed(input.id, update.send(input)),
    async join(input: InputOf<typeof joinMeeting>) {
      const meeting = await renewed(input.id, joining.send(input))
      await renewCandidates()
      return meeting
    },
    step: (input: InputOf<typeof stepMeeting>) => renewed(input.id, step.send(input)),
    inQueue: (input: InputOf<typeof stepQueue>) => renewed(input.id, queue.send(input)),
    score: (input: InputOf<typeof scorePlace>) => renewed(input.id, score.send(input)),
  }
}
