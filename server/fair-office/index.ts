import type { ServedCall } from '../http/serve.ts'
import { deskCalls } from './desk/calls.ts'

/** What the office of a job fair works with; each call asks for a mandate. */
export const fairOfficeCalls: readonly ServedCall[] = [...deskCalls]
