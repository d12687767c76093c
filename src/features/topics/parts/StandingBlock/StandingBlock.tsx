import { lazy, Suspense } from 'react'
import type { BlockOf } from '#contract/topics'
import { Skeleton } from '#design-system'
import { useArrived } from '../../hooks/useArrived.ts'

const standings = {
  competition: lazy(() => import('#features/competition').then(module => ({ default: module.CompetitionStanding }))),
} as const satisfies Record<BlockOf<'standing'>['of'], unknown>

const waiting = (
  <div aria-busy="true">
    <Skeleton shape="block" />
  </div>
)

/** What whoever is signed in has done so far: personal, and therefore filled in once the page runs. */
export function StandingBlock({ block: { of } }: { block: BlockOf<'standing'> }) {
  const arrived = useArrived()
  const Standing = standings[of]
  if (!arrived) return waiting
  return (
    <Suspense fallback={waiting}>
      <Standing />
    </Suspense>
  )
}
