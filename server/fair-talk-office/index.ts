import type { ServedCall } from '../http/serve.ts'
import { reportCalls } from './calls.ts'
import { queueCalls } from './queue-calls.ts'

/** What the office of a fair on line sees of talks, and decides about them. */
export const fairTalkOfficeCalls: readonly ServedCall[] = [...reportCalls, ...queueCalls]
