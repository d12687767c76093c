import * as z from 'zod/mini'
import { text } from './fields.ts'

/** What is said to whoever asked for a second look at a mark. */
export const recheckAnswer = () => ({
  state: z.enum(['kept', 'refused'], { error: '请选择复核结果' }),
  answer: text('答复', { max: 300 }),
})
