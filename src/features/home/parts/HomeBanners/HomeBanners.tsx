import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Box, Waiting } from './HomeBanners.styles.ts'

const BannerCarousel = lazy(() => import('./BannerCarousel.tsx').then(module => ({ default: module.BannerCarousel })))

/** A box of known height below the first screen; what stands in it, script included, comes when it is nearly in sight. */
export function HomeBanners() {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || isNear) return
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '25%' })
    sight.observe(box.current)
    return () => sight.disconnect()
  }, [isNear])
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
