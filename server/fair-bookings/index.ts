import type { ServedCall } from '../http/serve.ts'

export const fairBookingsCalls: readonly ServedCall[] = []
