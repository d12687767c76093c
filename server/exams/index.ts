import type { ServedCall } from '../http/serve.ts'

export const examsCalls: readonly ServedCall[] = []
