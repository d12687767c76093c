import * as z from 'zod/mini'
import { talkDecisions } from './fair-talk-reports.ts'
import { text } from './fields.ts'

/** Why somebody of the office reads what two have said to each other: it stays on record. */
/* @__NO_SIDE_EFFECTS__ */
export const talkReadReason = () => z.strictObject({ reason: text('查看原因', { min: 4, max: 100 }) })

/** What becomes of a report; whoever reported reads the answer. */
/* @__NO_SIDE_EFFECTS__ */
export const talkDecision = () =>
  z.strictObject({
    decision: z.enum(talkDecisions, { error: '请选择处理结果' }),
    answer: text('答复', { min: 4, max: 200 }),
  })
