import type { ServedCall } from '../http/serve.ts'
import { deskCalls } from './calls.ts'

/** The gates of job fairs. */
export const fairDeskCalls: readonly ServedCall[] = deskCalls
