import { useState } from 'react'
import {
  addReceivedNote,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  updateReceivedState,
} from '#contract/applications'
import type { InputOf } from '#contract/endpoint'
import { compareReceived, exportReceived } from '#contract/received'
import { readResume } from '#contract/resumes'
import { saveFile, useCall, useRead, useRenew, useSend, useTransport } from '#platform/call'
import type { ReceivedSearch } from '../model/list-search.ts'
import { applicationRead, comparedRead, receivedInput, sentResumeRead } from '../reads.ts'

/** A page of the applications that the employer has received; whoever may not see the board reads the list at its address. */
export function useReceived(search: ReceivedSearch) {
  const { data, ...state } = useCall(listReceived, receivedInput(search), { keepPreviousData: true })
  return { received: data, ...state }
}

/** The application of the page: who, how far, what was noted. */
export function useApplication() {
  const { data, ...state } = useRead(applicationRead)
  return { application: data, ...state }
}

/** Who waits for a decision after this one: those not yet looked at, then those looked at; asked for only when `wanted`. */
export function useNextReceived(id: string, wanted: boolean) {
  const fresh = useCall(listReceived, wanted ? { state: 'delivered' } : null)
  const viewed = useCall(listReceived, wanted ? { state: 'viewed' } : null)
  const waiting = [fresh, viewed].flatMap(({ data }) => data?.list ?? [])
  return waiting.find(one => one.id !== id)
}

/** What was noted of an application. */
export function useNotes(id: string) {
  const { data, ...state } = useCall(receivedDetail, { id })
  return { notes: data?.notes, ...state }
}

/** Some of them side by side. */
export function useCompared() {
  const { data, ...state } = useRead(comparedRead)
  return { compared: data?.list, ...state }
}

/** The resume as it was sent. */
export function useSentResume() {
  const { data, ...state } = useRead(sentResumeRead)
  return { resume: data, ...state }
}

/** Saves what a filter leaves as a spreadsheet, under the name that the service gives it. */
export function useReceivedSheet() {
  const transport = useTransport()
  const [isSaving, setSaving] = useState(false)

  async function save(filter: InputOf<typeof exportReceived>) {
    setSaving(true)
    try {
      saveFile(await transport().call(exportReceived, filter))
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving }
}

/** Reads anew what shows how far an application is, and whose it is. */
export const useRenewReceived = () => useRenew(listReceived, receivedDetail, compareReceived, readResume)

/** What an employer does with an application; detail and lists are read anew afterwards. */
export function useApplicationActions(id: string) {
  const state = useSend(updateReceivedState)
  const viewed = useSend(markReceivedViewed)
  const note = useSend(addReceivedNote)
  const renew = useRenewReceived()
  const [isRenewing, setRenewing] = useState(false)
  type NextState = InputOf<typeof updateReceivedState>['state']

  return {
    /** Until what shows how far it is has been read anew: the same step cannot be taken twice meanwhile. */
    isSending: state.isSending || note.isSending || isRenewing,
    move: async (next: NextState, remark: string) => {
      await state.send({ id, state: next, remark })
      setRenewing(true)
      try {
        await renew()
      } finally {
        setRenewing(false)
      }
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
