import type { ServedCall } from '../http/serve.ts'

export const fairVisitsCalls: readonly ServedCall[] = []
