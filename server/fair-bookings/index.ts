import type { ServedCall } from '../http/serve.ts'

export {
  approve,
  assignBooth,
  freeBoothsOf,
  prolongHolds,
  recordPresence,
  refuse,
  release,
  swapBooths,
} from './office.ts'

export const fairBookingsCalls: readonly ServedCall[] = []
