import type { ServedCall } from '../http/serve.ts'

export const jobFairsCalls: readonly ServedCall[] = []
