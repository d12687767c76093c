import type { InputOf } from '#contract/endpoint'
import { checkInExhibitor, listFairApplications, officeFairInfo } from '#contract/fair-office'
import { fairExhibitorsFile, fairPapers, freezeFair, saveFairFiling, saveFairStatistics } from '#contract/fair-papers'
import { saveFile, useRead, useRenew, useSend, useTransport } from '#platform/call'
import { papersRead } from '../reads.ts'

/** What a fair is filed with, and what came of it. */
export function usePapers() {
  const { data, ...state } = useRead(papersRead)
  return { papers: data, ...state }
}

/** What is recorded of a fair, until it is frozen. */
export function usePaperWork(fair: string) {
  const transport = useTransport()
  const filing = useSend(saveFairFiling)
  const statistics = useSend(saveFairStatistics)
  const freezing = useSend(freezeFair)
  const renew = useRenew(fairPapers, officeFairInfo)
  return {
    async file(given: Omit<InputOf<typeof saveFairFiling>, 'fair'>) {
      await filing.send({ fair, ...given })
      await renew()
    },
    async count(given: Omit<InputOf<typeof saveFairStatistics>, 'fair'>) {
      await statistics.send({ fair, ...given })
      await renew()
    },
    async freeze() {
      await freezing.send({ fair })
      await renew()
    },
    saveExhibitors: async () => saveFile(await transport().call(fairExhibitorsFile, { fair })),
  }
}

/** Records on the day that an employer has come. */
export function useCheckIn(fair: string) {
  const { send } = useSend(checkInExhibitor)
  const renew = useRenew(officeFairInfo, listFairApplications)
  return async (booth: string) => {
    const answer = await send({ fair, booth })
    await renew()
    return answer
  }
}
