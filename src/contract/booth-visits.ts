import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/booth-visits.ts'

/** Records that a device hands in at once, and those that one employer may have of one fair. */
export const MOST_RECORDS_SENT = 50
export const MOST_BOOTH_RECORDS = 3_000

/** Typed codes of which there is no ticket, for one employer in a day: so that nobody finds numbers by trying. */
export const MOST_MISSES = 20

/**
 * What became of a record: kept; there is no such ticket; signed by somebody else; another fair's; too many typed codes
 * were wrong today, so that it waits; scanned after the fair.
 */
export const boothOutcomes = ['kept', 'unknown', 'forged', 'wrong-fair', 'locked', 'late'] as const
export type BoothOutcome = (typeof boothOutcomes)[number]

/** Whether the resume can be read, was taken back, or none is handed over to this employer. */
export const boothResumeStates = ['open', 'none', 'revoked'] as const
export type BoothResumeState = (typeof boothResumeStates)[number]

/** All that a booth needs where there is no network: its fair and the public keys of tickets. Nobody's data. */
export const boothBook = endpoint<typeof schemas.boothBook>({
  method: 'GET',
  path: '/booth_visits/book',
  access: 'type1',
})
export type BoothBook = OutputOf<typeof boothBook>

/** Hands in scans with their notes, in any order and as often as one likes: each counts once, by its id. */
export const sendBoothRecords = endpoint<typeof schemas.sendBoothRecords>({
  method: 'POST',
  path: '/booth_visits/send',
  access: 'type1',
})

export type BoothVisit = z.output<ReturnType<typeof schemas.boothVisit>>

/** Whom the employer has scanned at a fair, the latest first. A name only while its owner hands the resume over. */
export const listBoothVisits = endpoint<typeof schemas.listBoothVisits>({
  method: 'GET',
  path: '/booth_visits/list',
  access: 'type1',
})

/** Removes what the employer has of one visitor. */
export const dropBoothVisit = endpoint<typeof schemas.dropBoothVisit>({
  method: 'POST',
  path: '/booth_visits/drop',
  access: 'type1',
})

/**
 * The resume that a visitor hands over, as employers read it. Every look is written to the access log that its owner reads.
 * `notFound` where it was taken back.
 */
export const boothResume = endpoint<typeof schemas.boothResume>({
  method: 'GET',
  path: '/booth_visits/resume',
  access: 'type1',
  recorded: true,
})

/** Which of one's resumes exhibitors may have at a fair, and who has scanned one's code. */
export const myBoothConsent = endpoint<typeof schemas.myBoothConsent>({
  method: 'GET',
  path: '/booth_visits/consent',
  access: 'type2',
})
export type MyBoothConsent = OutputOf<typeof myBoothConsent>

/** Chooses a resume for a fair, or takes it back. */
export const setBoothConsent = endpoint<typeof schemas.setBoothConsent>({
  method: 'POST',
  path: '/booth_visits/set_consent',
  access: 'type2',
})

/** The fairs at which one hands a resume over, the latest first. */
export const listBoothConsents = endpoint<typeof schemas.listBoothConsents>({
  method: 'GET',
  path: '/booth_visits/consents',
  access: 'type2',
})
