import type { ServedCall } from '../http/serve.ts'
import { deskCalls } from './desk/calls.ts'
import { addCalls } from './making/add.ts'
import { changeCalls } from './making/change.ts'
import { planCalls } from './plan/calls.ts'

/** What the office of a job fair works with; each call asks for a mandate. */
export const fairOfficeCalls: readonly ServedCall[] = [...deskCalls, ...addCalls, ...changeCalls, ...planCalls]
