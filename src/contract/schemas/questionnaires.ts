import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { answers, questionnaireDocument } from '../questionnaire-document.ts'
import { captcha } from '../session-fields.ts'

const slug = () => z.string({ error: '问卷不正确' }).check(z.regex(/^[a-z][a-z0-9-]{1,31}$/, '问卷不正确'))

/** Whose answer it is: that of an account, or of a browser that names itself by a random number. */
const sender = () => ({ slug: slug(), device: uuid() })

export const questionnaire = () =>
  z.extend(questionnaireDocument(), {
    slug: z.string(),
    title: z.string(),
    /** Last day, YYYY-MM-DD; '' for none. */
    closesOn: z.string(),
    open: z.boolean(),
  })

export const questionnaireInfo = {
  summary: '问卷内容',
  input: z.strictObject({ slug: slug() }),
  output: questionnaire(),
} satisfies Schemas

export const isSubmitted = {
  summary: '是否已经提交问卷',
  input: z.strictObject(sender()),
  output: z.object({ submitted: z.boolean() }),
} satisfies Schemas

export const addAnswers = {
  summary: '提交问卷',
  input: z.strictObject({ ...sender(), answers: answers(), captcha: z.optional(captcha()) }),
  output: z.object({ already: z.boolean() }),
} satisfies Schemas
