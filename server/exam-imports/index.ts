import type { ServedCall } from '../http/serve.ts'
import { infoCall } from './info.ts'
import { recheckCalls } from './rechecks/calls.ts'
import { roomsCall } from './rooms/calls.ts'
import { tableCalls } from './table-calls.ts'
import { templateCall } from './template.ts'
import { uploadCall } from './upload.ts'

/** Positions, scores and rooms of an exam by table, for its office. */
export const examImportsCalls: readonly ServedCall[] = [
  infoCall,
  templateCall,
  uploadCall,
  ...tableCalls,
  roomsCall,
  ...recheckCalls,
]
