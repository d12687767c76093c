import type { Role, Seasoning } from './data/role.ts'
import type { Random } from './random.ts'

/** Experience asked for, as values of the contract's list; repetition is weight. */
export const experienceAsked: Readonly<Record<Seasoning, readonly number[]>> = {
  open: [2, 2, 2, 3, 3, 3, 4],
  some: [2, 3, 3, 3, 4, 4, 5, 6],
  skilled: [3, 4, 4, 5, 5, 6, 6, 7],
  senior: [5, 6, 6, 7, 7],
  lead: [6, 7, 7, 8],
}

/** How far up a role's range each step of experience begins, 0 to 1. */
const steps: Readonly<Record<Seasoning, readonly number[]>> = {
  open: [0, 0, 0, 0.18, 0.32, 0.42, 0.5, 0.58, 0.62],
  some: [0, 0, 0, 0.12, 0.24, 0.34, 0.44, 0.54, 0.6],
  skilled: [0, 0, 0, 0.05, 0.15, 0.25, 0.37, 0.52, 0.6],
  senior: [0, 0, 0, 0, 0.05, 0.1, 0.25, 0.42, 0.55],
  lead: [0, 0, 0, 0, 0, 0.05, 0.12, 0.3, 0.5],
}

interface Pay {
  /** Yuan a month. */
  readonly min: number
  readonly max: number
}

/** As people write it: whole hundreds, and whole five hundreds or thousands when it is more. */
function rounded(yuan: number): number {
  const unit = yuan < 8_000 ? 500 : yuan < 20_000 ? 1_000 : yuan < 50_000 ? 5_000 : 10_000
  return Math.round(yuan / unit) * unit
}

interface Post {
  readonly role: Role
  /** Value of the experience list. */
  readonly experience: number
  /** What pay is worth in the city, 1 on the mean. */
  readonly level: number
}

/** A range for a post: within the role's own, higher with experience, scaled to the city. */
export function payOf(random: Random, { role, experience, level }: Post): Pay {
  const [low, high] = [role.pay[0] * 100, role.pay[1] * 100]
  const position = (steps[role.seasoning][experience] ?? 0) + random.next() * 0.22
  const base = low * (high / low) ** position * level
  const min = Math.max(base < 2_300 ? 2_000 : 2_500, rounded(base))
  const max = Math.max(
    min + (min < 8_000 ? 1_000 : 2_000),
    rounded(Math.min(base * (1.3 + random.next() * 0.4), high * 1.15)),
  )
  return { min, max }
}
