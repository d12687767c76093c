import type { FairRules } from './fair-rules.ts'

/** A booth that has become free, offered to the first on the waiting list. `ended`: the window closed, or one has left. */
export const fairOfferStates = ['open', 'taken', 'refused', 'lapsed', 'ended'] as const
export type FairOfferState = (typeof fairOfferStates)[number]

export const fairOfferLabels = {
  open: '待答复',
  taken: '已接受',
  refused: '已放弃',
  lapsed: '逾期未答复',
  ended: '已终止',
} as const satisfies Record<FairOfferState, string>

export const fairOfferCommands = ['take', 'refuse', 'lapse', 'end'] as const
export type FairOfferCommand = (typeof fairOfferCommands)[number]

const ends = { take: 'taken', refuse: 'refused', lapse: 'lapsed', end: 'ended' } as const satisfies Record<
  FairOfferCommand,
  FairOfferState
>

interface Offer {
  readonly state: FairOfferState
  /** Exclusive, in milliseconds. */
  readonly until: number
}

/** What becomes of an offer; null where this can't be. What has ended never comes back to life. */
export function stepOffer({ state, until }: Offer, command: FairOfferCommand, now: number): FairOfferState | null {
  if (state !== 'open') return null
  const isOver = until <= now
  if (command === 'lapse') return isOver ? 'lapsed' : null
  if (command === 'take' || command === 'refuse') return isOver ? null : ends[command]
  return ends[command]
}

/** How long an offer may be answered: a day by custom, never past the end of the booking window. */
export const offerUntil = ({ offerMs }: Pick<FairRules, 'offerMs'>, bookUntil: number, now: number): number =>
  Math.min(now + offerMs, bookUntil)

/** An employer on the waiting list, in the order of the list. */
export interface Waiter {
  readonly id: string
  readonly kind: string
  /** Why it can't be offered anything just now; '' where it can. */
  readonly barred: string
  /** Booths that it was offered before and did not take: not offered again. */
  readonly declined: readonly string[]
}

export interface FreedBooth {
  readonly id: string
  readonly kind: string
}

/**
 * Who is offered which booth, first come first served within a kind, one booth each; and who was passed over and why: told
 * once of what they could not be given. `waiters` has nobody who thinks over an offer already.
 */
export function matchOffers(booths: readonly FreedBooth[], waiters: readonly Waiter[]) {
  const offers: { readonly booth: string; readonly to: string }[] = []
  const passed = new Map<string, string>()
  for (const booth of booths) {
    const line = waiters.filter(({ id, kind }) => kind === booth.kind && !offers.some(({ to }) => to === id))
    const next = line.find(({ barred, declined }) => barred === '' && !declined.includes(booth.id))
    if (!next) continue
    offers.push({ booth: booth.id, to: next.id })
    for (const { id, barred } of line.slice(0, line.indexOf(next))) if (barred !== '') passed.set(id, barred)
  }
  return { offers, passed: [...passed].map(([id, reason]) => ({ id, reason })) }
}
