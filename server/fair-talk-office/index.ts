import type { ServedCall } from '../http/serve.ts'
import { reportCalls } from './calls.ts'

/** What the office of a fair on line decides about talks. */
export const fairTalkOfficeCalls: readonly ServedCall[] = [...reportCalls]
