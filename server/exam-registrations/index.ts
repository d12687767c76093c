import type { ServedCall } from '../http/serve.ts'
import { healthCalls } from './health.ts'
import { lifeCalls } from './life.ts'
import { ownCalls } from './own.ts'
import { paymentCalls } from './payment.ts'
import { photoCalls } from './photo/calls.ts'
import { roundCalls } from './round-calls.ts'
import { sendingCalls } from './sending.ts'
import { writingCalls } from './writing.ts'

/** Registering for public exams: rounds, forms, photographs, and what becomes of a registration. */
export const examRegistrationsCalls: readonly ServedCall[] = [
  ...roundCalls,
  ...writingCalls,
  ...photoCalls,
  ...sendingCalls,
  ...ownCalls,
  ...lifeCalls,
  ...healthCalls,
  ...paymentCalls,
]
