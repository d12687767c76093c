import { answerCalls } from './answer.ts'
import { applyCall } from './apply.ts'
import { ownCalls } from './own.ts'
import { receivedCalls } from './received.ts'

export const applicationsCalls = [applyCall, ...ownCalls, ...receivedCalls, ...answerCalls]
