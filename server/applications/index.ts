import type { ServedCall } from '../http/serve.ts'
import { answerCalls } from './answer.ts'
import { answeringCall } from './answering.ts'
import { applyCall } from './apply.ts'
import { blindnessCalls } from './blind.ts'
import { compareCall } from './compare.ts'
import { exportCall } from './export.ts'
import { ownCalls } from './own.ts'
import { receivedCalls } from './received.ts'
import { replyCall } from './reply.ts'
import { tagCalls } from './tags.ts'
import { templateCalls } from './templates.ts'
import { togetherCall } from './together.ts'

export { endSilent } from './silence.ts'

export const applicationsCalls: readonly ServedCall[] = [
  applyCall,
  ...ownCalls,
  replyCall,
  ...receivedCalls,
  ...answerCalls,
  answeringCall,
  exportCall,
  compareCall,
  togetherCall,
  ...tagCalls,
  ...templateCalls,
  ...blindnessCalls,
]
