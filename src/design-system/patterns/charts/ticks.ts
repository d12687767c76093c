const steps = [1, 2, 2.5, 5, 10] as const

/** The least round step that is at least `raw`. */
const roundStep = (raw: number): number => {
  const power = 10 ** Math.floor(Math.log10(raw))
  return (steps.find(step => step * power >= raw) ?? 10) * power
}

/** Drops what binary fractions add: 0.30000000000000004 is 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12))

/** A range that is wide enough to be divided: at least a millionth of its figures. */
const widen = (low: number, high: number): readonly [number, number] => {
  const size = Math.max(Math.abs(low), Math.abs(high))
  if (size < 1e-9) return [low < 0 ? -1 : 0, 1]
  const least = size * 1e-6
  return high - low >= least ? [low, high] : [low - least, high + least]
}

/** Round figures, evenly spaced, from at or below `low` to at or above `high`: about `wanted` steps, never more than `wanted` + 2. */
export const ticks = (low: number, high: number, wanted = 4): number[] => {
  const [from, to] = widen(Math.min(low, high), Math.max(low, high))
  const step = roundStep((to - from) / wanted)
  const first = Math.floor(from / step)
  const last = Math.max(Math.ceil(to / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step))
}

/** Where `value` lies between the first tick (0) and the last (1); what is outside stays at the edge. */
export const shareOf = (value: number, marks: readonly number[]): number => {
  const low = marks[0] ?? 0
  const high = marks.at(-1) ?? 1
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0
}
