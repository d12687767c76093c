import type { ServedCall } from '../http/serve.ts'
import { candidateCalls } from './calls.ts'
import { disciplineCalls } from './discipline.ts'
import { exportCalls } from './export.ts'
import { statementCalls } from './statements.ts'

/** Candidates as the office of an exam finds them; each call asks for a mandate. */
export const examCandidatesCalls: readonly ServedCall[] = [
  ...candidateCalls,
  ...exportCalls,
  ...disciplineCalls,
  ...statementCalls,
]
