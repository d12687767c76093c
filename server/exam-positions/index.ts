import type { ServedCall } from '../http/serve.ts'

export const examPositionsCalls: readonly ServedCall[] = []
