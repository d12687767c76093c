import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/questionnaires.ts'

export type Questionnaire = z.output<ReturnType<typeof schemas.questionnaire>>

export const questionnaireInfo = endpoint<typeof schemas.questionnaireInfo>({
  method: 'GET',
  path: '/questionnaire/info',
  access: 'public',
})

/** Whether this account, or this browser of a guest, has answered already. */
export const isSubmitted = endpoint<typeof schemas.isSubmitted>({
  method: 'POST',
  path: '/questionnaire/is_submit',
  access: 'public',
})

/** Takes the answers once; a second time nothing is stored and `already` says so. Guests solve a challenge. */
export const addAnswers = endpoint<typeof schemas.addAnswers>({
  method: 'POST',
  path: '/questionnaire/add',
  access: 'public',
  creates: true,
})
