import { useSWRConfig } from 'swr'
import {
  archiveRecord,
  cancelTransfer,
  claimArchive,
  listArchiveOffices,
  listArchives,
  proveArchive,
  verifyCertificate,
} from '#contract/archives'
import { callKey, useCall, useSend } from '#platform/call'
import { everywhere } from '../model/archive-address.ts'
import { useIsPerson } from './useIsPerson.ts'

export function useOffices() {
  const { data, ...state } = useCall(listArchiveOffices, everywhere)
  return { offices: data?.list, ...state }
}

/** One's own file, transfers and papers, with what can be done about them. */
export function useOwnArchives() {
  const isPerson = useIsPerson()
  const { data, ...state } = useCall(listArchives, isPerson ? {} : null)
  const claiming = useSend(claimArchive)
  const proving = useSend(proveArchive)
  return {
    own: data,
    ...state,
    claim: async (holder: { name: string; idNumber: string }) => {
      await claiming.send(holder)
      state.retry()
    },
    prove: async () => {
      await proving.send({})
      state.retry()
    },
    isProving: proving.isSending,
  }
}

export function useTransfer(id: string) {
  const isPerson = useIsPerson()
  const { mutate } = useSWRConfig()
  const { data, ...state } = useCall(archiveRecord, isPerson ? { id } : null)
  const { send } = useSend(cancelTransfer)
  return {
    transfer: data,
    ...state,
    cancel: async () => {
      await send({ id })
      await Promise.all([mutate(callKey(archiveRecord, { id })), mutate(callKey(listArchives, {}))])
    },
  }
}

export function useCertificate(code: string) {
  const { data, ...state } = useCall(verifyCertificate, code ? { code } : null)
  return { certificate: data, ...state }
}
