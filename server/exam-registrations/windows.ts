import type { RegistrationCommand } from '#contract/exam-life'
import { candidateCommands } from '#contract/exam-life'
import { secondsAfter } from '../clock.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { dueOf, stateOf } from './state.ts'

const MINUTE = 60
/** So long after the deadline a payment that was made in time may still be told of. */
export const NOTICE_SECONDS = 3_600

/** Until is exclusive: at the moment itself it is over. */
export const isBefore = (now: Date, until: string) => now.getTime() < Date.parse(until)

type Windowed = Pick<
  RegistrationRow,
  | 'status'
  | 'pending'
  | 'opens_at'
  | 'closes_at'
  | 'review_until'
  | 'grace_minutes'
  | 'version'
  | 'stamped_version'
  | 'stamped_at'
>

/** Until when what was asked to be mended may be sent: for the reviewers' time; everything else until the round closes. */
export const sendableUntil = ({ pending, closes_at, review_until }: Windowed): string =>
  pending === 'repair' ? review_until : closes_at

/** Whether answers may be changed at this moment. */
export const canWrite = (row: Windowed, now: Date): boolean =>
  !isBefore(now, row.opens_at) && isBefore(now, sendableUntil(row))

/** Until when the version that was stamped in time may be sent; null where none was, or it has been changed since. */
export function stampedUntil(row: Windowed): Date | null {
  const { stamped_at, stamped_version, version, closes_at, grace_minutes } = row
  const isInTime = stamped_at !== null && isBefore(new Date(stamped_at), closes_at)
  if (!isInTime || stamped_version !== version) return null
  return secondsAfter(new Date(closes_at), grace_minutes * MINUTE)
}

/** Whether it may be sent by a request that arrived at this moment. */
export function canSend(row: Windowed, now: Date): boolean {
  if (canWrite(row, now)) return true
  const grace = stampedUntil(row)
  return !isBefore(now, row.closes_at) && grace !== null && now.getTime() < grace.getTime()
}

/** Until when somebody whose position was cancelled may decide; after that the fee goes back. */
export const decidableUntil = ({ rechoose_until, ticket_from }: RegistrationRow): string =>
  rechoose_until ?? ticket_from

const isRechooseOpen = ({ rechoose_from, rechoose_until }: RegistrationRow, now: Date) =>
  rechoose_from !== null && rechoose_until !== null && !isBefore(now, rechoose_from) && isBefore(now, rechoose_until)

/** Whether the time for a command has come and is not over; the machine says whether the state allows it. */
export function isInWindow(row: RegistrationRow, command: RegistrationCommand, now: Date): boolean {
  switch (command) {
    case 'submit':
      return canSend(row, now)
    case 'appeal':
      return isBefore(now, row.review_until)
    case 'confirm':
      return isBefore(now, row.pay_until)
    case 'rechoose':
      return isRechooseOpen(row, now)
    default:
      return true
  }
}

/** What the candidate can do at this moment. */
export const commandsOf = (row: RegistrationRow, now: Date): RegistrationCommand[] =>
  candidateCommands(stateOf(row), { due: dueOf(row) > 0 }).filter(command => isInWindow(row, command, now))
