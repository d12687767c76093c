import type { ServedCall } from '../http/serve.ts'
import { publicCalls } from './public-calls.ts'
import { scoreCalls } from './score-calls.ts'
import { ticketCalls } from './ticket-calls.ts'

/** Tickets, scores and sites of public exams. */
export const examTicketsCalls: readonly ServedCall[] = [...publicCalls, ...ticketCalls, ...scoreCalls]
