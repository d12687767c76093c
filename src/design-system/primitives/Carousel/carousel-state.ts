/** Where a key or button leads from slide `at` of `count`; undefined when the key is not ours or there is nothing there. */
export const slideByKey = (key: string, at: number, count: number): number | undefined => {
  const to = { ArrowRight: at + 1, PageDown: at + 1, ArrowLeft: at - 1, PageUp: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === at ? undefined : to
}

/** The slide that fills most of a frame `width` wide, scrolled by `left`. */
export const slideInSight = (left: number, width: number, count: number): number =>
  width > 0 ? Math.min(count - 1, Math.max(0, Math.round(Math.abs(left) / width))) : 0

/** Less than this is too short to read a slide (WCAG 2.2.2 asks for a pause beyond five seconds). */
const leastSeconds = 5

/** Milliseconds between moves; undefined when it must not move by itself. */
export const pace = ({
  every,
  count,
  reducedMotion,
  held,
}: {
  every: number | undefined
  count: number
  reducedMotion: boolean
  /** Paused, or somebody points at it or works in it. */
  held: boolean
}): number | undefined =>
  every === undefined || !(every > 0) || count < 2 || reducedMotion || held
    ? undefined
    : Math.max(leastSeconds, every) * 1000
