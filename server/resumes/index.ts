import { writingCalls } from './calls.ts'
import { photoCall } from './photo.ts'
import { readCall } from './read.ts'

export { PHOTO_KIND, photoRule } from './photo.ts'

export const resumesCalls = [...writingCalls, photoCall, readCall]
