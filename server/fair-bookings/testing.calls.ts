import { paymentsCalls } from '../payments/index.ts'
import { fairBookingsCalls } from './index.ts'

/** What a test of bookings serves. */
export const calls = [...fairBookingsCalls, ...paymentsCalls]
