import { writingCalls } from './calls.ts'
import { readCall } from './read.ts'

export const resumesCalls = [...writingCalls, readCall]
