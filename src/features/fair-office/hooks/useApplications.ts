import {
  assignFairBooth,
  decideFairApplications,
  fairApplicationProof,
  fairApplicationsFile,
  fairPlanInfo,
  listFairApplications,
  officeFairInfo,
  releaseFairBooth,
  swapFairBooths,
} from '#contract/fair-office'
import type { FairProof } from '#contract/fair-proofs'
import { saveFile, useCall, useRead, useRenew, useSend, useTransport } from '#platform/call'
import { applicationsRead } from '../reads.ts'

/** A page of a fair's employers. */
export function useApplications() {
  const { data, ...state } = useRead(applicationsRead)
  return { applications: data, ...state }
}

/** The booths of a fair, asked for when one of them is to be chosen. */
export function useBooths(fair: string) {
  const { data, ...state } = useCall(fairPlanInfo, { fair })
  return { booths: data?.booths, ...state }
}

/** What an organiser does with employers; each shows at once how it stands then. */
export function useApplicationWork(fair: string) {
  const deciding = useSend(decideFairApplications)
  const assigning = useSend(assignFairBooth)
  const swapping = useSend(swapFairBooths)
  const releasing = useSend(releaseFairBooth)
  const transport = useTransport()
  const renew = useRenew(listFairApplications, officeFairInfo, fairPlanInfo)
  const renewList = useRenew(listFairApplications)
  return {
    async decide(ids: readonly string[], decision: 'approve' | 'refuse', reason = '') {
      const answer = await deciding.send({ fair, ids: [...ids], decision, reason })
      await renew()
      return answer
    },
    async saveProof(participation: string, kind: FairProof) {
      saveFile(await transport().call(fairApplicationProof, { fair, participation, kind }))
      // What was exchanged counts as read.
      await renewList()
    },
    saveAll: async () => saveFile(await transport().call(fairApplicationsFile, { fair })),
    async assign(participation: string, booth: string) {
      await assigning.send({ fair, participation, booth })
      await renew()
    },
    async swap(one: string, other: string) {
      await swapping.send({ fair, one, other })
      await renew()
    },
    async release(participation: string, reason: string) {
      await releasing.send({ fair, participation, reason })
      await renew()
    },
  }
}
