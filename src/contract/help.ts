import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/help.ts'

export const audiences = ['seekers', 'employers', 'exams', 'archives', 'complaints'] as const
export type HelpAudience = (typeof audiences)[number]

export type HelpQuestion = z.output<ReturnType<typeof schemas.question>>

export const listHelp = endpoint<typeof schemas.listHelp>({
  method: 'GET',
  path: '/help/questions',
  access: 'public',
})

export type HelpPage = z.output<ReturnType<typeof schemas.helpPage>>

export const readHelpPage = endpoint<typeof schemas.readHelpPage>({
  method: 'GET',
  path: '/help/page',
  access: 'public',
})

/** What a reader says of an answer. Nothing in it says who they are. */
export const addFeedback = endpoint<typeof schemas.addFeedback>({
  method: 'POST',
  path: '/feedbacks/add',
  access: 'public',
  creates: true,
})
