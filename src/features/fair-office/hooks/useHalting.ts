import {
  cancelFair,
  listFairNotices,
  listOfficeFairs,
  officeFairInfo,
  postponeFair,
  resendFairNotice,
  resumeFair,
  stopFair,
} from '#contract/fair-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { noticesRead } from '../reads.ts'

/** What everybody who takes part was told; `resend` gives how many are on their way again. */
export function useNotices(fair: string) {
  const { data, ...state } = useRead(noticesRead)
  const { send } = useSend(resendFairNotice)
  const renew = useRenew(listFairNotices)
  return {
    notices: data?.list,
    ...state,
    async resend(notice: string) {
      const { again } = await send({ fair, notice })
      await renew()
      return again
    },
  }
}

export interface Postponement {
  readonly reason: string
  /** YYYY-MM-DD; '' for not known yet. */
  readonly day: string
  readonly frees: boolean
}

/** Puts a fair off, cancels, stops or resumes it; each gives how many were told. */
export function useHalting(fair: string, version: number) {
  const postponing = useSend(postponeFair)
  const cancelling = useSend(cancelFair)
  const stopping = useSend(stopFair)
  const resuming = useSend(resumeFair)
  const renew = useRenew(officeFairInfo, listFairNotices, listOfficeFairs)
  const done = async ({ told }: { told: number }) => {
    await renew()
    return told
  }
  return {
    postpone: async (given: Postponement) => done(await postponing.send({ fair, version, ...given })),
    cancel: async (reason: string) => done(await cancelling.send({ fair, version, reason })),
    stop: async (reason: string) => done(await stopping.send({ fair, reason })),
    resume: async (note: string) => done(await resuming.send({ fair, note })),
  }
}
