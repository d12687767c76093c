import { useEffect, useRef, useState } from 'react'

/** Whether the element under `box` has come nearly into sight: what is in it may wait until then. */
export function useNearSight() {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || isNear) return
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '25%' })
    sight.observe(box.current)
    return () => sight.disconnect()
  }, [isNear])
  return { box, isNear }
}
