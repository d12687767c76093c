import type { ServedCall } from '../http/serve.ts'
import { ownCalls } from './own-calls.ts'
import { publicCalls } from './public-calls.ts'

export { dropExpired, rebuildJobIndex } from './queries/index-rows.ts'

export const jobsCalls: readonly ServedCall[] = [...publicCalls, ...ownCalls]
