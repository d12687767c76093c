import { type ParticipationState, participationStates } from '#contract/fair-participation'

type Counted = readonly { readonly state: ParticipationState; readonly count: number }[]

/** A figure for each state; 0 for one that nobody is in. */
export const countsOf = (counted: Counted): Record<ParticipationState, number> =>
  // Every state has its own key.
  Object.fromEntries(
    participationStates.map(state => [state, counted.find(one => one.state === state)?.count ?? 0]),
  ) as Record<ParticipationState, number>
