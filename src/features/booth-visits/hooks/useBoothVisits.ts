import { boothResume, dropBoothVisit, listBoothVisits } from '#contract/booth-visits'
import { useCall, useRenew, useSend } from '#platform/call'

/** Others scan at the same booth, and visitors choose and take back: read anew so often. */
const EVERY_MS = 30_000

/** Whom the employer has scanned at a fair. */
export function useBoothVisits(participation: string) {
  const { data, ...state } = useCall(listBoothVisits, { participation }, { refreshInterval: EVERY_MS })
  return { visits: data, ...state }
}

/** Removes what the employer has of one visitor. */
export function useDropBoothVisit() {
  const { send } = useSend(dropBoothVisit)
  const renew = useRenew(listBoothVisits)
  return async (visit: string) => {
    await send({ visit })
    await renew()
  }
}

/** The resume that a visitor hands over; each look is written down. */
export function useBoothResume(visit: string) {
  const { data, ...state } = useCall(boothResume, { visit })
  return { handed: data, ...state }
}
