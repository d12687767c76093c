import type { LicenceCheck } from '#contract/employer'
import { RECHECK_AHEAD } from '#contract/licence-standing'

/** Id of the card about the licence in the employer's centre. */
export const LICENCE = 'licence'

type State = Pick<LicenceCheck, 'licenceStanding' | 'daysLeft' | 'handedIn'>

/** The check counts, and its last day is near. */
export const endsSoon = ({ licenceStanding, daysLeft }: State): boolean =>
  licenceStanding === 'valid' && daysLeft <= RECHECK_AHEAD

/** A licence is wanted: none has passed, or the next check is due; and none waits for the office. */
export const wantsLicence = (state: State): boolean =>
  state.handedIn !== 'pending' &&
  (state.licenceStanding !== 'valid' || endsSoon(state) || state.handedIn === 'returned')
