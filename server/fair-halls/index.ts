import type { ServedCall } from '../http/serve.ts'

export const fairHallsCalls: readonly ServedCall[] = []
