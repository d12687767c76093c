import { useEffect, useRef, useState } from 'react'
import { fairInfo, fairJobUpdates, fairMenu } from '#contract/fair-halls'
import { myFairTicket } from '#contract/fair-visits'
import { useCall, useRead, useRenew } from '#platform/call'
import { keepSeen, seenCursor } from '../model/seen-fairs.ts'
import { exhibitorsRead, fairRead, hallsRead, menuRead, sceneRead } from '../reads.ts'

/** How often a running fair is looked at again, in milliseconds; not while the page is hidden. */
const LOOK_EVERY = 30_000

export function useFair() {
  const { data, ...state } = useRead(fairRead)
  return { fair: data, ...state }
}

export function useFairMenu() {
  const { data } = useRead(menuRead)
  return { sections: data?.list }
}

/** Reads anew what is another thing once a fair opens, stops or is called off. */
export const useRenewFair = () => useRenew(fairInfo, fairMenu, myFairTicket)

/** Whoever waits for a moment of a fair asks within so many milliseconds of it, not all at once. */
const SPREAD_MS = 3_000

/** Called when a moment has come: reads the fair anew a little later, when the service's clock is sure to be past it. */
export function useRenewFairSoon(): () => void {
  const renew = useRenewFair()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = setTimeout(() => void renew(), SPREAD_MS * (0.5 + Math.random() / 2))
  }
}

export function useExhibitors() {
  const { data, ...state } = useRead(exhibitorsRead)
  return { exhibitors: data, ...state }
}

export function useHalls() {
  const { data, ...state } = useRead(hallsRead)
  return { halls: data?.halls, ...state }
}

export function useScene() {
  const { data, ...state } = useRead(sceneRead)
  return { exhibitors: data, ...state }
}

/**
 * What a running fair offers at this moment, undefined before it is known and for one that is not on; and what has changed
 * there since this browser looked last, undefined where it never did.
 */
export function useLiveFigures(fair: string, isOn: boolean) {
  const [visit, setVisit] = useState(() => ({ fair, since: seenCursor(fair) }))
  if (visit.fair !== fair) setVisit({ fair, since: seenCursor(fair) })
  const { data } = useCall(fairJobUpdates, isOn ? { fair } : null, {
    refreshInterval: LOOK_EVERY,
    onSuccess: ({ cursor }) => keepSeen(fair, cursor),
  })
  const { data: changes } = useCall(
    fairJobUpdates,
    isOn && visit.fair === fair && visit.since !== null ? { fair, cursor: visit.since } : null,
  )
  return { live: data, changes }
}
