import { alignmentCalls } from './alignment-calls.ts'
import { writingCalls } from './calls.ts'
import { photoCall } from './photo.ts'
import { readCall } from './read.ts'
import { workCalls } from './works.ts'

export { PHOTO_KIND, photoRule } from './photo.ts'
export { WORK_KIND, workRule } from './works.ts'

export const resumesCalls = [...writingCalls, ...alignmentCalls, photoCall, readCall, ...workCalls]
