import { optionalText, text } from './fields.ts'

/** What one side of an application writes to the other. */
export const letterWords = () => text('留言', { max: 500 })

/** What the employer's people write about it for themselves. */
export const noteBody = () => text('备注', { max: 500 })

/** What the employer writes along with a step. */
export const answerRemark = () => optionalText('答复', 500)
