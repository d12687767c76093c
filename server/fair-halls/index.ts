import type { ServedCall } from '../http/serve.ts'
import { exhibitorCalls } from './exhibitor-calls.ts'
import { hallCalls } from './hall-calls.ts'
import { infoCalls } from './info-calls.ts'
import { jobCalls } from './job-calls.ts'
import { updateCalls } from './update-calls.ts'

/** Everything that is read of one fair: its page, exhibitors, jobs, halls. */
export const fairHallsCalls: readonly ServedCall[] = [
  ...infoCalls,
  ...exhibitorCalls,
  ...jobCalls,
  ...updateCalls,
  ...hallCalls,
]
