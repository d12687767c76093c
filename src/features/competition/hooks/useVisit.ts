import { useEffect, useEffectEvent } from 'react'

/** Tells the service where one is as soon as a section is open. A place that was not kept is no reason to disturb a reader. */
export function useVisit(section: number, visit: (section: number) => Promise<unknown>) {
  const keep = useEffectEvent(() => void visit(section).catch(() => undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is a change of section
  useEffect(() => {
    keep()
  }, [section])
}
