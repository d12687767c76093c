import type { ServedCall } from '../http/serve.ts'

export const examTicketsCalls: readonly ServedCall[] = []
