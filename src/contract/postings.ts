import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/postings.ts'

/** Publishes a job again that was taken down or has ended, with a new last day; it is checked again. */
export const relistJob = endpoint<typeof schemas.relistJob>({
  method: 'POST',
  path: '/company_jobs/relist',
  access: 'type1',
})

/** Checks a posting that was never published and lets it appear on a day, or on another day than was said before. */
export const scheduleJob = endpoint<typeof schemas.scheduleJob>({
  method: 'POST',
  path: '/company_jobs/schedule',
  access: 'type1',
})

/** Makes a scheduled or queued posting a draft again. */
export const unscheduleJob = endpoint<typeof schemas.unscheduleJob>({
  method: 'POST',
  path: '/company_jobs/unschedule',
  access: 'type1',
})

export const batchActions = ['publish', 'relist', 'close', 'refresh', 'delete'] as const
export type BatchAction = (typeof batchActions)[number]

/** Does the same to several jobs; the answers stand in the order of the ids. One that is refused leaves the others done. */
export const changeJobs = endpoint<typeof schemas.changeJobs>({
  method: 'POST',
  path: '/company_jobs/batch',
  access: 'type1',
})

export type PostingTemplate = z.output<ReturnType<typeof schemas.postingTemplate>>

/** The company's templates, by name. */
export const listTemplates = endpoint<typeof schemas.listTemplates>({
  method: 'GET',
  path: '/company_job_templates/list',
  access: 'type1',
})

/** Keeps what one of the company's jobs says, without its last day, under a name. */
export const addTemplate = endpoint<typeof schemas.addTemplate>({
  method: 'POST',
  path: '/company_job_templates/add',
  access: 'type1',
  creates: true,
})

export const renameTemplate = endpoint<typeof schemas.renameTemplate>({
  method: 'POST',
  path: '/company_job_templates/rename',
  access: 'type1',
})

export const deleteTemplate = endpoint<typeof schemas.deleteTemplate>({
  method: 'POST',
  path: '/company_job_templates/delete',
  access: 'type1',
})

/** Begins a posting with what a template says. */
export const beginFromTemplate = endpoint<typeof schemas.beginFromTemplate>({
  method: 'POST',
  path: '/company_job_templates/use',
  access: 'type1',
  creates: true,
})
