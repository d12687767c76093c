import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/received.ts'

export { answerFor, usualAnswers } from './rules/answer-words.ts'

/** The most rows of one spreadsheet. */
export const MOST_EXPORTED = 5_000

/** The received applications that a filter leaves, as a spreadsheet; contact details masked. */
export const exportReceived = endpoint<typeof schemas.exportReceived>({
  method: 'POST',
  path: '/personal_jobs_apply/export',
  access: 'type1',
  body: 'form',
  answer: 'binary',
})

/** The most applications that are answered together. */
export const MOST_TOGETHER = 50
/** The most answers that an employer keeps. */
export const MOST_TEMPLATES = 20

/** What many can be moved to at once; an invitation to an interview has times of its own. */
export const togetherStates = ['shortlisted', 'offer', 'hired', 'unfit'] as const

/**
 * Moves several applications on, or only writes to them (`state` ''). The answer has a result for each, in the order of
 * `ids`: one that can't be moved does not hold up the others.
 */
export const answerTogether = endpoint<typeof schemas.answerTogether>({
  method: 'POST',
  path: '/received_resumes/answerTogether',
  access: 'type1',
  creates: true,
})

export type AnswerTemplate = z.output<ReturnType<typeof schemas.answerTemplate>>

export const listAnswerTemplates = endpoint<typeof schemas.listAnswerTemplates>({
  method: 'GET',
  path: '/received_resumes/templates',
  access: 'type1',
})

/** Keeps an answer, or writes over one. */
export const saveAnswerTemplate = endpoint<typeof schemas.saveAnswerTemplate>({
  method: 'POST',
  path: '/received_resumes/saveTemplate',
  access: 'type1',
  creates: true,
})

export const deleteAnswerTemplate = endpoint<typeof schemas.deleteAnswerTemplate>({
  method: 'POST',
  path: '/received_resumes/deleteTemplate',
  access: 'type1',
})

export const readBlindness = endpoint<typeof schemas.readBlindness>({
  method: 'GET',
  path: '/received_resumes/blind',
  access: 'type1',
})

/**
 * Blind review: until an application is shortlisted, nobody of the company is told who sent it. Turned off, it shows whoever
 * applies from then on; what was received blind stays so.
 */
export const setBlindness = endpoint<typeof schemas.setBlindness>({
  method: 'POST',
  path: '/received_resumes/setBlind',
  access: 'type1',
})

/** The most tags of a company, and of one application; a tag's length. */
export const MOST_TAGS = 50
export const MOST_TAGS_EACH = 10
export const TAG_LENGTH = 20

export type ReceivedTag = z.output<ReturnType<typeof schemas.receivedTag>>

/** The company's own tags, by name, each with how many applications have it. */
export const listReceivedTags = endpoint<typeof schemas.listReceivedTags>({
  method: 'GET',
  path: '/received_resumes/tags',
  access: 'type1',
})

/**
 * Puts tags on applications and takes others off; what nobody names stays as it is, so that two who do so at once lose
 * nothing. A tag that the company does not have yet is made. `quotaReached` past ten of one, or fifty of the company.
 */
export const tagReceived = endpoint<typeof schemas.tagReceived>({
  method: 'POST',
  path: '/received_resumes/tag',
  access: 'type1',
})

/** Deletes a tag, and with it from every application. */
export const deleteReceivedTag = endpoint<typeof schemas.deleteReceivedTag>({
  method: 'POST',
  path: '/received_resumes/deleteTag',
  access: 'type1',
})

/** The fewest and the most applications that are compared. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

export type ComparedApplication = z.output<ReturnType<typeof schemas.comparedApplication>>

/** Two to four received applications side by side, in the order of `ids`. */
export const compareReceived = endpoint<typeof schemas.compareReceived>({
  method: 'GET',
  path: '/received_resumes/compare',
  access: 'type1',
  recorded: true,
})
