import type { InputOf } from '#contract/endpoint'
import { type FairSign, fairSigns, makeFairPlates, recordSignPrint } from '#contract/fair-papers'
import { useRead, useRenew, useSend } from '#platform/call'
import { platesRead, signsRead } from '../reads.ts'

/** The signs of a fair's booths. */
export function useSigns() {
  const { data, ...state } = useRead(signsRead)
  return { signs: data, ...state }
}

/** Remembers that signs came out of the printer. */
export function useSignPrint(fair: string) {
  const { send } = useSend(recordSignPrint)
  const renew = useRenew(fairSigns)
  return async (signs: readonly Pick<FairSign, 'booth' | 'face'>[]) => {
    await send({ fair, signs: signs.map(({ booth, face }) => ({ booth, face })) })
    await renew()
  }
}

/** How many name plates there are to make. */
export function usePlateCounts() {
  const { data, ...state } = useRead(platesRead)
  return { counts: data, ...state }
}

/** Makes name plates: what comes back is for the printer and kept nowhere. */
export function useMakePlates(fair: string) {
  const { send, isSending } = useSend(makeFairPlates)
  return {
    isMaking: isSending,
    make: (given: Omit<InputOf<typeof makeFairPlates>, 'fair'>) => send({ fair, ...given }),
  }
}
