import { type RefObject, useEffect, useRef, useState } from 'react'
import { grouped } from '../../primitives/grouped.ts'
import { countAt } from './count-frame.ts'

const still = '(prefers-reduced-motion: reduce)'

type Count = {
  value: number
  duration: number
  figure: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
}

/**
 * Counts up in `figure` the first time that `box` is in sight, and only then. Writes the text past React: a frame must not cost a
 * render. True while it runs.
 */
export const useCount = ({ value, duration, figure, box }: Count): boolean => {
  const [running, setRunning] = useState(false)
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current || !box.current || duration <= 0 || !Number.isFinite(value) || matchMedia(still).matches) return
    const sight = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      counted.current = true
      setRunning(true)
    })
    sight.observe(box.current)
    return () => sight.disconnect()
  }, [value, duration, box])
  useEffect(() => {
    if (!running) return
    let frame = 0
    let start: number | undefined
    const draw = (now: number) => {
      start ??= now
      if (figure.current) figure.current.textContent = grouped(countAt(value, now - start, duration))
      if (now - start >= duration) setRunning(false)
      else frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [running, value, duration, figure])
  return running
}
