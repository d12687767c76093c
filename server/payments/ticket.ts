import { unixSeconds } from '../clock.ts'
import { isSigned, sign } from './signature.ts'

/** What a ticket is for: to pay for a registration, to open the cashier for an order, or to see one’s paper of an exam. */
export type TicketUse = 'pass' | 'cashier' | 'exam'

const SHAPE = /^([\w-]{1,60})\.(\d{10})\.([0-9a-f]{64})$/

/** A signed text that names `subject` and is good until `until`. */
export function ticketFor(secret: string, use: TicketUse, subject: string, until: Date): string {
  const seconds = String(unixSeconds(until))
  return `${subject}.${seconds}.${sign(secret, use, { subject, seconds })}`
}

/** What a ticket names, and whether its time is over; null for what we have not signed. */
export function readTicket(secret: string, use: TicketUse, text: string, now: Date) {
  const [, subject = '', seconds = '', signature = ''] = SHAPE.exec(text) ?? []
  if (!isSigned(secret, use, { subject, seconds }, signature)) return null
  return { subject, isOver: Number(seconds) <= unixSeconds(now) }
}
