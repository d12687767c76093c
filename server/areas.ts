import type { ServedCall } from './http/serve.ts'
import { sessionCalls } from './session/index.ts'

/** Everything that the service answers, by area of the contract. */
export const areas: Readonly<Record<string, readonly ServedCall[]>> = {
  session: sessionCalls,
}

/** All served calls in one list. */
export const allCalls: readonly ServedCall[] = Object.values(areas).flat()
