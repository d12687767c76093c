import type { ServedCall } from '../http/serve.ts'
import { examArticleCalls } from './article-calls.ts'
import { examReadCalls } from './read-calls.ts'

/** Everything that is read of public exams: exams, recruitments, notices, the guide. */
export const examsCalls: readonly ServedCall[] = [...examReadCalls, ...examArticleCalls]
