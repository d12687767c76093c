import type { ServedCall } from '../http/serve.ts'

export const fairDeskCalls: readonly ServedCall[] = []
