import { lazy, Suspense } from 'react'
import { useNearSight } from '../../hooks/useNearSight.ts'
import { usePlace } from '../../hooks/usePlace.ts'
import { Box } from './FairsAhead.styles.ts'

const HomeFairs = lazy(async () => ({ default: (await import('#features/job-fairs')).HomeFairs }))

/** The next fairs, in a box of their height below the first screen; script and answer come when they are nearly in sight. */
export function FairsAhead() {
  const { box, isNear } = useNearSight()
  const { city } = usePlace()
  return (
    <Box ref={box}>
      {isNear && (
        <Suspense>
          <HomeFairs city={city} />
        </Suspense>
      )}
    </Box>
  )
}
