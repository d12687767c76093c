import { lazy, Suspense } from 'react'
import { Skeleton } from '#design-system'
import { useNearSight } from '../../hooks/useNearSight.ts'
import { usePlace } from '../../hooks/usePlace.ts'
import { Box } from './FairsAhead.styles.ts'

const HomeFairs = lazy(async () => ({ default: (await import('#features/job-fairs')).HomeFairs }))

/** The next fairs below the first screen; script and answer come when they are nearly in sight. */
export function FairsAhead() {
  const { box, isNear } = useNearSight()
  const { city } = usePlace()
  return (
    <Box ref={box}>
      {isNear ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <HomeFairs city={city} />
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      )}
    </Box>
  )
}
