import { lazy, Suspense } from 'react'
import { useNearSight } from '../../hooks/useNearSight.ts'
import { Box, Waiting } from './HomeBanners.styles.ts'

const BannerCarousel = lazy(() => import('./BannerCarousel.tsx').then(module => ({ default: module.BannerCarousel })))

/** A box of known height below the first screen; what stands in it, script included, comes when it is nearly in sight. */
export function HomeBanners() {
  const { box, isNear } = useNearSight()
  return (
    <Box ref={box}>
      {isNear ? (
        <Suspense fallback={<Waiting />}>
          <BannerCarousel />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Box>
  )
}
