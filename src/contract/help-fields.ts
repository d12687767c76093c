import * as z from 'zod/mini'
import { oneOf, optionalText } from './fields.ts'
import { feedbackReasonList } from './reference/help.ts'

/** What is asked of a reader whom an answer did not help. */
export const feedbackForm = () =>
  z.strictObject({ reason: oneOf('原因', feedbackReasonList), note: optionalText('补充说明', 200) })
export type FeedbackForm = z.input<ReturnType<typeof feedbackForm>>
