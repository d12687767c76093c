import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/fair-shortlist.ts'

/** Most booths and jobs together that one person wants to visit at one fair. */
export const MOST_SHORTLISTED = 100
/** Code points of a note. */
export const NOTE_LENGTH = 200

/** A booth (`jobId` '') or a job that somebody wants to visit. */
export type ShortlistEntry = z.output<ReturnType<typeof schemas.shortlistEntry>>

export const listFairShortlist = endpoint<typeof schemas.listFairShortlist>({
  method: 'GET',
  path: '/jobfair_shortlist/list',
  access: 'type2',
})

/**
 * Adds a booth or job, or changes its note; without a note, what is there keeps its own. Doing it again changes nothing.
 * `notFound` for what is not shown at the fair, `quotaReached` past a hundred.
 */
export const saveToFairShortlist = endpoint<typeof schemas.saveToFairShortlist>({
  method: 'POST',
  path: '/jobfair_shortlist/save',
  access: 'type2',
})

/** Takes off a booth with its jobs, or one job. What is not there may be taken off. */
export const removeFromFairShortlist = endpoint<typeof schemas.removeFromFairShortlist>({
  method: 'POST',
  path: '/jobfair_shortlist/remove',
  access: 'type2',
})

/**
 * Merges what a browser kept before its owner signed in. A note joins one that is there already; `left` are those that
 * found no room, in their note or among a hundred, and those that are no longer shown. Doing it again changes nothing.
 */
export const takeOverFairShortlist = endpoint<typeof schemas.takeOverFairShortlist>({
  method: 'POST',
  path: '/jobfair_shortlist/takeOver',
  access: 'type2',
})
