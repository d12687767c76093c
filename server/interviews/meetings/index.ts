import type { ServedCall } from '../../http/serve.ts'
import { joinCall } from './join.ts'
import { planCalls } from './plan.ts'
import { queueCall } from './queue.ts'
import { meetingReadingCalls } from './reading.ts'
import { sittingCall } from './sitting.ts'

/** Conference interviews: their plan, their queue, and what the panel thought. */
export const meetingCalls: readonly ServedCall[] = [
  ...planCalls,
  joinCall,
  sittingCall,
  queueCall,
  ...meetingReadingCalls,
]
