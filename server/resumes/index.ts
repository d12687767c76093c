import { writingCalls } from './calls.ts'

export const resumesCalls = [...writingCalls]
