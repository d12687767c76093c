import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { media } from '../../tokens/index.ts'
import { pace } from './carousel-state.ts'

const query = media.reducedMotion.replace('@media ', '')

const follow = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Still on the server, and for whoever asked for stillness. */
const useReducedMotion = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  )

/** Calls `move` every so many seconds unless it is paused, pointed at or worked in. `canMove` says whether a pause button is due. */
export const useAutoMove = (every: number | undefined, count: number, move: () => void) => {
  const reducedMotion = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [worked, setWorked] = useState(false)
  const onMove = useEffectEvent(move)
  const time = pace({ every, count, reducedMotion, held: paused || pointed || worked })
  useEffect(() => {
    if (time === undefined) return
    const timer = setInterval(() => document.hidden || onMove(), time)
    return () => clearInterval(timer)
  }, [time])
  return {
    canMove: pace({ every, count, reducedMotion, held: false }) !== undefined,
    moving: time !== undefined,
    paused,
    toggle: () => setPaused(!paused),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setWorked(true),
      onBlur: () => setWorked(false),
    },
  }
}
