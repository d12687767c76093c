import type { ServedCall } from '../http/serve.ts'

export const examRegistrationsCalls: readonly ServedCall[] = []
