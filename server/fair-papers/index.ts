import type { ServedCall } from '../http/serve.ts'
import { filingCalls } from './filing/calls.ts'
import { plateCalls } from './plates/calls.ts'
import { signCalls } from './signs/calls.ts'
import { textCalls } from './texts/calls.ts'

/** What a fair is filed with, and what is printed for the day; whoever organises it alone. */
export const fairPapersCalls: readonly ServedCall[] = [...filingCalls, ...textCalls, ...signCalls, ...plateCalls]
