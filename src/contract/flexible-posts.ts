import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/flexible-posts.ts'

export type FlexibleApplicant = z.output<ReturnType<typeof schemas.flexibleApplicant>>

/** The company's own casual jobs, latest change first. */
export const listOwnFlexibleJobs = endpoint<typeof schemas.listOwnFlexibleJobs>({
  method: 'GET',
  path: '/flexible_jobs/mine',
  access: 'type1',
})

/** One of them, whole. */
export const getOwnFlexibleJob = endpoint<typeof schemas.getOwnFlexibleJob>({
  method: 'GET',
  path: '/flexible_jobs/own',
  access: 'type1',
})

/** Keeps a draft, or posts it at once, which waits while the company's check does not count; `relistOf` names the job whose work it offers for another day. */
export const addFlexibleJob = endpoint<typeof schemas.addFlexibleJob>({
  method: 'POST',
  path: '/flexible_jobs/add',
  access: 'type1',
  creates: true,
})

/** Keeps a draft, posts it, or changes what is posted; those who have applied are told of another time, pay or place. */
export const updateFlexibleJob = endpoint<typeof schemas.updateFlexibleJob>({
  method: 'POST',
  path: '/flexible_jobs/update',
  access: 'type1',
})

/** Takes one back that waits for the company's check: a draft again, with all that is written. */
export const unqueueFlexibleJob = endpoint<typeof schemas.unqueueFlexibleJob>({
  method: 'POST',
  path: '/flexible_jobs/unqueue',
  access: 'type1',
})

/** Calls it off before it begins, with a reason; those who have applied are told. */
export const closeFlexibleJob = endpoint<typeof schemas.closeFlexibleJob>({
  method: 'POST',
  path: '/flexible_jobs/close',
  access: 'type1',
})

/** Removes a draft. */
export const deleteFlexibleJob = endpoint<typeof schemas.deleteFlexibleJob>({
  method: 'POST',
  path: '/flexible_jobs/delete',
  access: 'type1',
})

/** Who has applied to one of them: those who wait first, then as they came. Each look is written down. */
export const listFlexibleApplicants = endpoint<typeof schemas.listFlexibleApplicants>({
  method: 'GET',
  path: '/flexible_applications/list',
  access: 'type1',
  recorded: true,
})

/** Gives a place, turns down, says who came; `jobClosed` where no place is left. */
export const answerFlexibleApplicant = endpoint<typeof schemas.answerFlexibleApplicant>({
  method: 'POST',
  path: '/flexible_applications/answer',
  access: 'type1',
})
