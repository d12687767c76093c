import type { ServedCall } from '../http/serve.ts'
import { deskCalls } from './desk-calls.ts'
import { queueCalls } from './queue-calls.ts'
import { talkCalls } from './talk-calls.ts'

/** Queues and talks at fairs on line. */
export const fairTalksCalls: readonly ServedCall[] = [...queueCalls, ...deskCalls, ...talkCalls]
