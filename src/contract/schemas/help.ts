import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, numericId, optionalOneOf, optionalText, pageOf, paging } from '../fields.ts'
import { audiences } from '../help.ts'
import { feedbackReasonList, helpAudienceList, helpPages } from '../reference/help.ts'

export const question = () =>
  z.object({
    id: z.string(),
    audience: z.enum(audiences),
    question: z.string(),
    /** Sanitised by the service. */
    html: z.string(),
    /** Last day on which somebody checked that it is still true, YYYY-MM-DD. */
    checkedOn: z.string(),
  })

export const listHelp = {
  summary: '帮助中心常见问题',
  input: z.strictObject({
    audience: optionalOneOf('对象', helpAudienceList),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: z.extend(pageOf(question()), {
    /** How many the words find for each audience. */
    counts: z.array(z.object({ audience: z.enum(audiences), count: z.number() })),
  }),
} satisfies Schemas

export const helpPage = () => z.object({ name: z.string(), title: z.string(), html: z.string(), checkedOn: z.string() })

export const readHelpPage = {
  summary: '声明与服务说明',
  input: z.strictObject({ name: z.enum(helpPages, { error: '没有这一页' }) }),
  output: helpPage(),
} satisfies Schemas

export const addFeedback = {
  summary: '评价一条帮助是否有用',
  input: z.strictObject({
    questionId: numericId(),
    helpful: z.boolean({ error: '请选择有没有帮助' }),
    reason: optionalOneOf('原因', feedbackReasonList),
    note: optionalText('补充说明', 200),
  }),
  output: done(),
} satisfies Schemas
