import type { FairGroup } from '#contract/fair-texts'

interface Plan {
  readonly group: string
  /** How large a part of the staff it is. */
  readonly weight: number
  readonly duty: string
}

/** Splits people by weight, each part one at least; what is left over goes to the heaviest. The sum is never below `total`. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  const parts = weights.map(weight => Math.max(1, Math.floor((total * weight) / sum)))
  const rest = total - parts.reduce((all, one) => all + one, 0)
  const heaviest = weights.indexOf(Math.max(...weights))
  return parts.map((part, at) => (at === heaviest && rest > 0 ? part + rest : part))
}

/** Groups of a staff of so many; who leads them is for the organiser to say. */
export function groupsOf(total: number, plans: readonly Plan[]): FairGroup[] {
  const people = shareOut(
    total,
    plans.map(({ weight }) => weight),
  )
  return plans.map(({ group, duty }, at) => ({ group, people: people[at] ?? 1, leader: '', phone: '', duty }))
}
