import type { ServedCall } from '../http/serve.ts'
import { changeCalls } from './changes/calls.ts'
import { examCalls } from './exam-calls.ts'
import { extensionCalls } from './extension.ts'
import { ratioCalls } from './ratio/calls.ts'
import { seatingCalls } from './seating/calls.ts'
import { siteCalls } from './sites/calls.ts'

/** What the office of a public exam works with; each call asks for a mandate. */
export const examOfficeCalls: readonly ServedCall[] = [
  ...examCalls,
  ...changeCalls,
  ...extensionCalls,
  ...ratioCalls,
  ...siteCalls,
  ...seatingCalls,
]
