import { listOfficeLists, sealExamList } from '#contract/exam-lists'
import { useRead, useRenew, useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import type { ListWish } from '../model/draft-values.ts'
import { officeListsRead } from '../reads.ts'

/** An exam's lists, for its office. */
export function useOfficeLists() {
  const { data, ...state } = useRead(officeListsRead)
  return { office: data, ...state }
}

interface Seal {
  hash: string
  note: string
  reason: string
}

/** Seals a list as it was previewed. */
export function useSealList() {
  const { send } = useSend(sealExamList)
  const renew = useRenew(listOfficeLists)
  const say = useSay()
  return async (wish: ListWish, given: Seal): Promise<void> => {
    await send({ ...wish, ...given })
    say.done('已封存，等待另一位同事核准')
    await renew()
  }
}
