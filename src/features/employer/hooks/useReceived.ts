import { useSWRConfig } from 'swr'
import {
  addReceivedNote,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  updateReceivedState,
} from '#contract/applications'
import type { InputOf } from '#contract/endpoint'
import { readResume } from '#contract/resumes'
import { API_PREFIX } from '#contract/wire'
import { callKey, useCall, useSend } from '#platform/call'

/** A page of the applications that the employer has received. */
export function useReceived(input: InputOf<typeof listReceived>) {
  const { data, ...state } = useCall(listReceived, input, { keepPreviousData: true })
  return { received: data, ...state }
}

/** One application: who, how far, what was noted. */
export function useApplication(id: string) {
  const { data, ...state } = useCall(receivedDetail, { id })
  return { application: data, ...state }
}

/** The resume as it was sent. */
export function useSentResume(id: string) {
  const { data, ...state } = useCall(readResume, { id })
  return { resume: data, ...state }
}

const isReceivedList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listReceived.path}`)

/** What an employer does with an application; detail and lists are read anew afterwards. */
export function useApplicationActions(id: string) {
  const state = useSend(updateReceivedState)
  const viewed = useSend(markReceivedViewed)
  const note = useSend(addReceivedNote)
  const { mutate } = useSWRConfig()
  const renew = async () => {
    await Promise.all([mutate(callKey(receivedDetail, { id })), mutate(isReceivedList)])
  }
  type NextState = InputOf<typeof updateReceivedState>['state']

  return {
    isSending: state.isSending || note.isSending,
    move: async (next: NextState, remark: string) => {
      await state.send({ id, state: next, remark })
      await renew()
    },
    markViewed: async () => {
      await viewed.send({ id })
      await renew()
    },
    addNote: async (body: string) => {
      await note.send({ id, body })
      await renew()
    },
  }
}
