import { fairJobUpdates } from '#contract/fair-halls'
import { useCall, useRead } from '#platform/call'
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

/** What a running fair offers at this moment; undefined before it is known, and for one that is not on. */
export function useLiveFigures(fair: string, isOn: boolean) {
  const { data } = useCall(fairJobUpdates, isOn ? { fair } : null, { refreshInterval: LOOK_EVERY })
  return { live: data }
}
