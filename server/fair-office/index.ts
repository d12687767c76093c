import type { ServedCall } from '../http/serve.ts'

export const fairOfficeCalls: readonly ServedCall[] = []
