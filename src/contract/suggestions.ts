import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/suggestions.ts'

export const suggestionStates = ['received', 'handling', 'answered'] as const
export type SuggestionState = (typeof suggestionStates)[number]

export type Suggestion = z.output<ReturnType<typeof schemas.suggestion>>

export type PublicAnswer = z.output<ReturnType<typeof schemas.publicAnswer>>

/** Writes to the office; guests solve a challenge first. */
export const submitSuggestion = endpoint<typeof schemas.submitSuggestion>({
  method: 'POST',
  path: '/suggestions/submit',
  access: 'public',
  creates: true,
})

/** What became of it. A wrong phone answers like a wrong ticket. */
export const findSuggestion = endpoint<typeof schemas.findSuggestion>({
  method: 'POST',
  path: '/suggestions/progress',
  access: 'public',
})

export const listOwnSuggestions = endpoint<typeof schemas.listOwnSuggestions>({
  method: 'GET',
  path: '/suggestions/mine',
  access: 'login',
})

/** Answered questions whose senders agreed, latest first. */
export const listPublicAnswers = endpoint<typeof schemas.listPublicAnswers>({
  method: 'GET',
  path: '/suggestions/list',
  access: 'public',
})
