import type { FileRules } from './http/files/route.ts'
import type { ServedCall } from './http/serve.ts'
import { sessionCalls } from './session/index.ts'

/** Everything that the service answers, by area of the contract. */
export const areas: Readonly<Record<string, readonly ServedCall[]>> = {
  session: sessionCalls,
}

/** Who may read stored files besides their owner, by kind. */
export const fileRules: FileRules = { avatar: 'public', logo: 'public' }

/** All served calls in one list. */
export const allCalls: readonly ServedCall[] = Object.values(areas).flat()
