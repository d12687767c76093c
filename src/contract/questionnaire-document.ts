import * as z from 'zod/mini'

const choice = () => z.object({ value: z.string(), label: z.string() })

/** Asked only when an earlier question was answered with one of these. */
const condition = () => z.object({ question: z.string(), anyOf: z.array(z.string()) })

const common = () => ({
  id: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,31}$/)),
  title: z.string(),
  hint: z.optional(z.string()),
  required: z.boolean(),
  showIf: z.optional(condition()),
})

const question = () =>
  z.discriminatedUnion('kind', [
    z.object({ ...common(), kind: z.literal('single'), options: z.array(choice()) }),
    z.object({ ...common(), kind: z.literal('multiple'), options: z.array(choice()), most: z.optional(z.number()) }),
    z.object({ ...common(), kind: z.literal('text'), most: z.number(), long: z.optional(z.boolean()) }),
    z.object({
      ...common(),
      kind: z.literal('number'),
      min: z.number(),
      max: z.number(),
      unit: z.optional(z.string()),
    }),
    z.object({ ...common(), kind: z.literal('rating'), words: z.array(z.string()) }),
    /** One choice of the same columns for each row. */
    z.object({ ...common(), kind: z.literal('matrix'), rows: z.array(choice()), columns: z.array(choice()) }),
  ])
export type Question = z.output<ReturnType<typeof question>>

/** What a questionnaire asks, page by page. A branch looks back, never ahead. */
export const questionnaireDocument = () =>
  z.object({
    intro: z.string(),
    pages: z.array(z.object({ title: z.string(), questions: z.array(question()) })),
    /** What happens with the answers next. */
    thanks: z.string(),
  })
export type QuestionnaireDocument = z.output<ReturnType<typeof questionnaireDocument>>

const answer = () =>
  z.union([
    z.string().check(z.maxLength(8_000)),
    z.number(),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
    z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(60))),
  ])
export type Answer = z.output<ReturnType<typeof answer>>

/** Answers by the id of their question; what each must be is the questionnaire's own word (questionnaire-logic.ts). */
/* @__NO_SIDE_EFFECTS__ */
export const answers = () =>
  z
    .record(z.string().check(z.maxLength(60)), answer())
    .check(z.refine(given => Object.keys(given).length <= 200, { error: '答案太多' }))
export type Answers = Readonly<Record<string, Answer>>
