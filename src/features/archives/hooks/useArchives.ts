import { archiveRecord, cancelTransfer, claimArchive, listArchives, proveArchive } from '#contract/archives'
import { useRead, useRenew, useSend } from '#platform/call'
import { useRequest } from '#platform/routing'
import { archiveSearch } from '../model/archive-address.ts'
import { certificateRead, officesRead, ownArchivesRead, receivingOfficesRead, transferRead } from '../reads.ts'

export function useOffices() {
  const { data, ...state } = useRead(officesRead)
  return { offices: data?.list, ...state }
}

/** The offices from which a letter can be asked for. */
export function useReceivingOffices() {
  const { data, ...state } = useRead(receivingOfficesRead)
  return { offices: data?.list, ...state }
}

/** One's own file, transfers and papers, with what can be done about them. */
export function useOwnArchives() {
  const { data, ...state } = useRead(ownArchivesRead)
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

/** The transfer that the address names. */
export function useTransfer() {
  const { transfer: id } = archiveSearch.parse(useRequest().query)
  const { data, ...state } = useRead(transferRead)
  const { send } = useSend(cancelTransfer)
  const renew = useRenew(archiveRecord, listArchives)
  return {
    transfer: data,
    ...state,
    cancel: async () => {
      await send({ id })
      await renew()
    },
  }
}

/** The paper whose code the address asks to check. */
export function useCertificate() {
  const { data, ...state } = useRead(certificateRead)
  return { certificate: data, ...state }
}
