import { fairPlanInfo, officeFairInfo, saveFairPlan } from '#contract/fair-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { type EditedBooth, sentBooth } from '../model/plan-edit.ts'
import { planRead } from '../reads.ts'

/** The halls and booths of a fair. */
export function usePlan() {
  const { data, ...state } = useRead(planRead)
  return { plan: data, ...state }
}

/** Stores all booths as they are to be. */
export function useSavePlan(fair: string) {
  const { send } = useSend(saveFairPlan)
  const renew = useRenew(fairPlanInfo, officeFairInfo)
  return async (version: number, booths: readonly EditedBooth[]) => {
    await send({ fair, version, booths: booths.map(sentBooth) })
    await renew()
  }
}
