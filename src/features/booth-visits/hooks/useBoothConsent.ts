import { listBoothConsents, myBoothConsent, setBoothConsent } from '#contract/booth-visits'
import { useCall, useRead, useRenew, useSend } from '#platform/call'
import { boothConsentsRead } from '../reads.ts'

/** Which of one's resumes exhibitors may have at a fair; choosing and taking back. */
export function useBoothConsent(fair: string) {
  const { data, ...state } = useCall(myBoothConsent, { fair })
  const { send, isSending } = useSend(setBoothConsent)
  const renew = useRenew(myBoothConsent, listBoothConsents)
  const set = async (resume: string, agreed: boolean) => {
    await send({ fair, resume, agreed })
    await renew()
  }
  return {
    consent: data,
    ...state,
    isSending,
    hand: (resume: string) => set(resume, true),
    revoke: () => set('', false),
  }
}

/** The fairs at which one hands a resume over. */
export function useBoothConsents() {
  const { data } = useRead(boothConsentsRead)
  return data?.list ?? []
}
