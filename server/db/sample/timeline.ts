import { type ApplicationState, replyClock } from '#contract/applications'
import { remarks } from './data/remarks.ts'
import { DAY, HOUR } from './moments.ts'
import type { Random } from './random.ts'

export interface Step {
  readonly at: number
  readonly actor: 'seeker' | 'employer' | 'system'
  readonly state: ApplicationState
  readonly remark: string
}

interface Move {
  readonly state: ApplicationState
  /** Weight beside the other moves; what is left of 1 is that nothing more happens. */
  readonly odds: number
  /** Days until it happens at most. */
  readonly days: number
}

/** What usually follows on each state. */
const moves: Readonly<Partial<Record<ApplicationState, readonly Move[]>>> = {
  delivered: [
    { state: 'viewed', odds: 0.8, days: 3 },
    { state: 'withdrawn', odds: 0.03, days: 4 },
  ],
  viewed: [
    { state: 'shortlisted', odds: 0.4, days: 3 },
    { state: 'unfit', odds: 0.26, days: 5 },
    { state: 'withdrawn', odds: 0.03, days: 6 },
  ],
  shortlisted: [
    { state: 'interview', odds: 0.68, days: 4 },
    { state: 'unfit', odds: 0.14, days: 6 },
    { state: 'withdrawn', odds: 0.03, days: 6 },
  ],
  interview: [
    { state: 'offer', odds: 0.46, days: 7 },
    { state: 'unfit', odds: 0.3, days: 7 },
  ],
  offer: [
    { state: 'hired', odds: 0.75, days: 7 },
    { state: 'unfit', odds: 0.05, days: 7 },
  ],
}

const words: Readonly<Partial<Record<ApplicationState, readonly string[]>>> = remarks

function stepTo(random: Random, state: ApplicationState, at: number): Step {
  const actor = state === 'withdrawn' ? 'seeker' : 'employer'
  return { at, actor, state, remark: random.pick(words[state] ?? ['']) }
}

/** What was left unanswered has ended by now, or will. */
function withSilence(steps: readonly Step[], now: number): Step[] {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!(first && last)) return []
  const { endsAt } = replyClock({ state: last.state, appliedAt: first.at, heardAt: 0, remindedAt: 0 })
  const isEnded = endsAt > 0 && endsAt <= now
  return isEnded ? [...steps, { at: endsAt, actor: 'system', state: 'expired', remark: '' }] : [...steps]
}

/** What became of an application sent at `sent`, until `now`. */
export function timelineOf(random: Random, sent: number, now: number): Step[] {
  const steps: Step[] = [{ at: sent, actor: 'seeker', state: 'delivered', remark: '' }]
  for (let last = steps[0]; last; ) {
    const roll = random.next()
    let sum = 0
    const state: ApplicationState = last.state
    const move: Move | undefined = moves[state]?.find(candidate => {
      sum += candidate.odds
      return roll < sum
    })
    const at: number = move ? last.at + HOUR + Math.floor(random.next() * move.days * DAY) : now + 1
    if (!move || at > now) return withSilence(steps, now)
    last = stepTo(random, move.state, at)
    steps.push(last)
  }
  return steps
}

/** The usual way to a state. */
const ways: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  delivered: [],
  viewed: ['viewed'],
  shortlisted: ['viewed', 'shortlisted'],
  interview: ['viewed', 'shortlisted', 'interview'],
  offer: ['viewed', 'shortlisted', 'interview', 'offer'],
  hired: ['viewed', 'shortlisted', 'interview', 'offer', 'hired'],
  unfit: ['viewed', 'unfit'],
  expired: ['viewed', 'expired'],
  withdrawn: ['viewed', 'withdrawn'],
}

/** A history that ends in this state, its steps spread between `sent` and `now`. */
export function timelineTo(random: Random, state: ApplicationState, sent: number, now: number): Step[] {
  const way = ways[state]
  const pause = (now - sent) / (way.length + 1)
  const steps = way.map((step, index) =>
    stepTo(random, step, Math.floor(sent + pause * (index + 0.3 + random.next() * 0.7))),
  )
  return [{ at: sent, actor: 'seeker', state: 'delivered', remark: '' }, ...steps]
}
