import type { LicenceCheck } from '#contract/employer'
import { RECHECK_AHEAD } from '#contract/licence-standing'

/** Id of the card about the licence in the employer's centre. */
export const LICENCE = 'licence'

type State = Pick<LicenceCheck, 'licenceStanding' | 'daysLeft' | 'handedIn'>

/** The check counts, and its last day is near. */
export const endsSoon = ({ licenceStanding, daysLeft }: State): boolean =>
  licenceStanding === 'valid' && daysLeft <= RECHECK_AHEAD

/** What keeps a company waiting whose check does not count, in a sentence. */
export function missingOf({ handedIn, licenceStanding, reason }: State & Pick<LicenceCheck, 'reason'>): string {
  if (handedIn === 'pending') return '营业执照正在核验，不用再操作。'
  if (handedIn === 'returned') return `营业执照没有通过核验：${reason}。`
  return licenceStanding === 'lapsed' ? '营业执照已超过复核期限，还没有重新提交。' : '还没有提交营业执照。'
}

/** A licence is wanted: none has passed, or the next check is due; and none waits for the office. */
export const wantsLicence = (state: State): boolean =>
  state.handedIn !== 'pending' &&
  (state.licenceStanding !== 'valid' || endsSoon(state) || state.handedIn === 'returned')
