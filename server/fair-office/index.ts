import type { ServedCall } from '../http/serve.ts'
import { applicationCalls } from './applications/calls.ts'
import { applicationsFileCall } from './applications/file.ts'
import { deskCalls } from './desk/calls.ts'
import { haltingCalls } from './halting/calls.ts'
import { addCalls } from './making/add.ts'
import { changeCalls } from './making/change.ts'
import { noticeCalls } from './notices/calls.ts'
import { planCalls } from './plan/calls.ts'
import { presenceCalls } from './presence/calls.ts'

/** What the office of a job fair works with; each call asks for a mandate. */
export const fairOfficeCalls: readonly ServedCall[] = [
  ...deskCalls,
  ...addCalls,
  ...changeCalls,
  ...planCalls,
  ...applicationCalls,
  applicationsFileCall,
  ...haltingCalls,
  ...noticeCalls,
  ...presenceCalls,
]
