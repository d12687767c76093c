import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { optionalText, pageOf, paging } from '../fields.ts'
import { suggestionKinds } from '../reference/suggestions.ts'
import { suggestionInput, ticketLookup } from '../suggestion-fields.ts'
import { suggestionStates } from '../suggestions.ts'

const kinds = suggestionKinds.map(({ value }) => value)
const kind = () => z.enum(kinds)

/** What somebody wrote, as they themselves see it. */
export const suggestion = () =>
  z.object({
    ticket: z.string(),
    kind: kind(),
    title: z.string(),
    body: z.string(),
    /** Names of what was attached. */
    files: z.array(z.string()),
    state: z.enum(suggestionStates),
    createdAt: z.number(),
    /** Day by which the office answers, YYYY-MM-DD. */
    dueOn: z.string(),
    handlingAt: z.nullable(z.number()),
    /** Who works on it; '' before anybody does. */
    office: z.string(),
    answeredAt: z.nullable(z.number()),
    answer: z.string(),
  })

/** A question with its answer as everybody sees it: nothing says who asked. */
export const publicAnswer = () =>
  z.object({
    id: z.string(),
    kind: kind(),
    title: z.string(),
    question: z.string(),
    answer: z.string(),
    office: z.string(),
    askedOn: z.string(),
    answeredOn: z.string(),
  })

export const submitSuggestion = {
  summary: '提交意见建议',
  input: suggestionInput(),
  output: z.object({ ticket: z.string(), dueOn: z.string() }),
} satisfies Schemas

export const findSuggestion = {
  summary: '凭受理编号查询办理进度',
  input: ticketLookup(),
  output: suggestion(),
} satisfies Schemas

export const listOwnSuggestions = {
  summary: '我的意见建议',
  input: z.strictObject({ ...paging() }),
  output: pageOf(suggestion()),
} satisfies Schemas

export const listPublicAnswers = {
  summary: '公开的意见答复',
  input: z.strictObject({
    kind: z._default(z.enum(['', ...kinds]), ''),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(publicAnswer()),
} satisfies Schemas
