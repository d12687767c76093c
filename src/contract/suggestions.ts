import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalText, pageOf, paging } from './fields.ts'
import { suggestionKinds } from './reference/suggestions.ts'
import { suggestionInput, ticketLookup } from './suggestion-fields.ts'

export const suggestionStates = ['received', 'handling', 'answered'] as const
export type SuggestionState = (typeof suggestionStates)[number]

const kinds = suggestionKinds.map(({ value }) => value)
const kind = () => z.enum(kinds)

/** What somebody wrote, as they themselves see it. */
const suggestion = () =>
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
export type Suggestion = z.output<ReturnType<typeof suggestion>>

/** A question with its answer as everybody sees it: nothing says who asked. */
const publicAnswer = () =>
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
export type PublicAnswer = z.output<ReturnType<typeof publicAnswer>>

/** Writes to the office; guests solve a challenge first. */
export const submitSuggestion = endpoint({
  method: 'POST',
  path: '/suggestions/submit',
  summary: '提交意见建议',
  access: 'public',
  creates: true,
  input: suggestionInput(),
  output: z.object({ ticket: z.string(), dueOn: z.string() }),
})

/** What became of it. A wrong phone answers like a wrong ticket. */
export const findSuggestion = endpoint({
  method: 'POST',
  path: '/suggestions/progress',
  summary: '凭受理编号查询办理进度',
  access: 'public',
  input: ticketLookup(),
  output: suggestion(),
})

export const listOwnSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions/mine',
  summary: '我的意见建议',
  access: 'login',
  input: z.strictObject({ ...paging() }),
  output: pageOf(suggestion()),
})

/** Answered questions whose senders agreed, latest first. */
export const listPublicAnswers = endpoint({
  method: 'GET',
  path: '/suggestions/list',
  summary: '公开的意见答复',
  access: 'public',
  input: z.strictObject({
    kind: z._default(z.enum(['', ...kinds]), ''),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(publicAnswer()),
})
