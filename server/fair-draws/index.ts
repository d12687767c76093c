import type { ServedCall } from '../http/serve.ts'
import { exhibitorCalls } from './exhibitor-calls.ts'
import { publicCalls } from './public-calls.ts'
import { seekerCalls } from './seeker-calls.ts'

export { slotsNowOf } from './now.ts'

/** Talk slots at fairs on line: offered by exhibitors, wished by seekers, given by lot, and what is left first come. */
export const fairDrawsCalls: readonly ServedCall[] = [...publicCalls, ...seekerCalls, ...exhibitorCalls]
