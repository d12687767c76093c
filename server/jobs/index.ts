import type { ServedCall } from '../http/serve.ts'
import { lifeCalls } from './life-calls.ts'
import { ownCalls } from './own-calls.ts'
import { publicCalls } from './public-calls.ts'
import { templateCalls } from './template-calls.ts'

export { bar } from './closing.ts'
export { tellEnded } from './ending.ts'
export { openDue, openDueIn, openInTime } from './opening.ts'
export { dropExpired, rebuildJobIndex } from './queries/index-rows.ts'
export { forgetViewDays } from './queries/view-days.ts'

export const jobsCalls: readonly ServedCall[] = [...publicCalls, ...ownCalls, ...lifeCalls, ...templateCalls]
