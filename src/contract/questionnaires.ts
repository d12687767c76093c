import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { answers, questionnaireDocument } from './questionnaire-document.ts'
import { captcha } from './session-fields.ts'

const slug = () => z.string({ error: '问卷不正确' }).check(z.regex(/^[a-z][a-z0-9-]{1,31}$/, '问卷不正确'))

/** Whose answer it is: that of an account, or of a browser that names itself by a random number. */
const sender = () => ({ slug: slug(), device: uuid() })

const questionnaire = () =>
  z.extend(questionnaireDocument(), {
    slug: z.string(),
    title: z.string(),
    /** Last day, YYYY-MM-DD; '' for none. */
    closesOn: z.string(),
    open: z.boolean(),
  })
export type Questionnaire = z.output<ReturnType<typeof questionnaire>>

export const questionnaireInfo = endpoint({
  method: 'GET',
  path: '/questionnaire/info',
  summary: '问卷内容',
  access: 'public',
  input: z.strictObject({ slug: slug() }),
  output: questionnaire(),
})

/** Whether this account, or this browser of a guest, has answered already. */
export const isSubmitted = endpoint({
  method: 'POST',
  path: '/questionnaire/is_submit',
  summary: '是否已经提交问卷',
  access: 'public',
  input: z.strictObject(sender()),
  output: z.object({ submitted: z.boolean() }),
})

/** Takes the answers once; a second time nothing is stored and `already` says so. Guests solve a challenge. */
export const addAnswers = endpoint({
  method: 'POST',
  path: '/questionnaire/add',
  summary: '提交问卷',
  access: 'public',
  creates: true,
  input: z.strictObject({ ...sender(), answers: answers(), captcha: z.optional(captcha()) }),
  output: z.object({ already: z.boolean() }),
})
