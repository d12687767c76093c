import type { ServedCall } from '../http/serve.ts'
import { alertCalls } from './calls.ts'

export { writeLetters } from './letter-queries.ts'

/** By which ways beside the portal one hears of changes of one's fairs. */
export const fairAlertsCalls: readonly ServedCall[] = alertCalls
