import { useEffect, useRef } from 'react'
import { employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { useRenew } from '#platform/call'

/** Reads what waits anew with a change of page, where it is on the screen: who has dealt with something goes on. */
export function useLookAgain(path: string) {
  const renew = useRenew(seekerOverview, employerOverview)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    void renew()
  }, [path, renew])
}
