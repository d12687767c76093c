/** How a company stands with the check of its licence: none that was passed, or it was taken back; one that counts; one whose last day is over. */
export const licenceStandings = ['none', 'valid', 'lapsed'] as const
export type LicenceStanding = (typeof licenceStandings)[number]

/** Days ahead of the last day of a check on which those who may hand in the next one are reminded. */
export const recheckReminders = [30, 7, 0] as const

/** So many days before its last day it is time for the next check. */
export const RECHECK_AHEAD = recheckReminders[0]

/** The check as everybody may know it. */
export interface ShownCheck {
  readonly verifiedAt: string
  readonly recheckBy: string
  readonly licenceStanding: LicenceStanding
}

/** What a company may call itself, in a few words. */
export const licenceMarks: Readonly<Record<LicenceStanding, string>> = {
  none: '营业执照待核验',
  valid: '营业执照已核验',
  lapsed: '营业执照已超过复核期限',
}

/** When the licence was checked, and by when it has to be checked again (人社厅发〔2025〕60号: at least every six months). */
export function licenceLine({ verifiedAt, recheckBy, licenceStanding }: ShownCheck): string {
  if (licenceStanding === 'none') return licenceMarks.none
  const line = `营业执照已于 ${verifiedAt} 核验，应于 ${recheckBy} 前复核`
  return licenceStanding === 'valid' ? line : `${line}，已超过复核期限`
}
