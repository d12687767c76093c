import type { ServedCall } from '../http/serve.ts'
import { applyCalls } from './apply.ts'
import { boothCalls } from './booth-calls.ts'
import { ownCalls } from './own-calls.ts'
import { payCalls } from './pay-calls.ts'
import { proofCalls } from './proof-calls.ts'
import { readCalls } from './read-calls.ts'

export {
  approve,
  assignBooth,
  barredFrom,
  forgetDayOf,
  freeBoothsOf,
  hasBookings,
  prolongHolds,
  recordPresence,
  refuse,
  release,
  swapBooths,
  waitsUnread,
} from './office.ts'
export { exchangedAfterReading } from './proof-queries.ts'
export { openProof } from './proofs.ts'

/** Employers at job fairs: applying, booths, waiting lists, fees, who comes and with which jobs. */
export const fairBookingsCalls: readonly ServedCall[] = [
  ...readCalls,
  ...applyCalls,
  ...proofCalls,
  ...boothCalls,
  ...payCalls,
  ...ownCalls,
]
