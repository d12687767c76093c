import type { ServedCall } from '../http/serve.ts'
import { deskCalls } from './desk-calls.ts'
import { fileCalls } from './file-calls.ts'
import { queueCalls } from './queue-calls.ts'

/** The review of registrations: the queue, what is in hand, and its pictures. */
export const examReviewsCalls: readonly ServedCall[] = [...queueCalls, ...deskCalls, ...fileCalls]
