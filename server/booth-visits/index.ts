import type { ServedCall } from '../http/serve.ts'
import { consentCalls } from './consent.ts'
import { recordCalls } from './records.ts'
import { resumeCalls } from './resume.ts'

/** Visitors of job fairs at the booths: whom exhibitors scan, and the resumes that are handed over. */
export const boothVisitsCalls: readonly ServedCall[] = [...consentCalls, ...recordCalls, ...resumeCalls]
