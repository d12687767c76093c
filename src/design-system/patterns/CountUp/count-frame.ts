/** Fast first, slow at the end. */
const ease = (share: number) => 1 - (1 - share) ** 4

/** What a count towards `value` shows after `elapsed` of `duration` milliseconds: a whole number from 0 to `value`. */
export const countAt = (value: number, elapsed: number, duration: number): number => {
  if (elapsed >= duration) return value
  return Math.trunc(value * ease(Math.max(0, elapsed) / duration))
}
