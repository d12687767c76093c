import type { ServedCall } from '../http/serve.ts'
import { fairReadCalls } from './read-calls.ts'
import { fairSeriesCalls } from './series-calls.ts'

/** Everything that is read of fairs in lists: fairs, series, the calendar, results. */
export const jobFairsCalls: readonly ServedCall[] = [...fairReadCalls, ...fairSeriesCalls]
