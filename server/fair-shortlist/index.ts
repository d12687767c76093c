import type { ServedCall } from '../http/serve.ts'

export const fairShortlistCalls: readonly ServedCall[] = []
