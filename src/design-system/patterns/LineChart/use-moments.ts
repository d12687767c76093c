import { type KeyboardEvent, useState } from 'react'

export type Moments = {
  /** The moment that is read; undefined before any was. */
  active: number | undefined
  /** The one moment that the Tab key reaches. */
  reachable: number
  choose: (at: number) => void
  onKeyDown: (event: KeyboardEvent<SVGElement>) => void
}

const moved = (key: string, from: number, last: number): number | undefined => {
  if (key === 'ArrowRight') return Math.min(last, from + 1)
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/** Which of `count` moments is read, by touch, pointer or keys. */
export const useMoments = (count: number): Moments => {
  const [chosen, setChosen] = useState<number>()
  const last = Math.max(0, count - 1)
  const active = chosen === undefined ? undefined : Math.min(chosen, last)
  const reachable = active ?? last
  return {
    active,
    reachable,
    choose: setChosen,
    onKeyDown: event => {
      const to = moved(event.key, reachable, last)
      if (to === undefined) return
      event.preventDefault()
      event.currentTarget.querySelectorAll<SVGElement>('[data-moment]')[to]?.focus()
    },
  }
}
