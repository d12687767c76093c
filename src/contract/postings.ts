import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, numericId, uuid } from './fields.ts'
import { ownJob } from './job-posting.ts'
import { closing, closingSaid, postingRules, relisting, scheduling, templateNaming } from './posting-fields.ts'

/** Publishes a job again that was taken down or has ended, with a new last day; it is checked again. */
export const relistJob = endpoint({
  method: 'POST',
  path: '/company_jobs/relist',
  summary: '重新发布职位',
  access: 'type1',
  input: z.extend(relisting(), { id: numericId() }),
  output: ownJob(),
})

/** Checks a posting that was never published and lets it appear on a day, or on another day than was said before. */
export const scheduleJob = endpoint({
  method: 'POST',
  path: '/company_jobs/schedule',
  summary: '定时发布职位',
  access: 'type1',
  input: z.extend(scheduling(), { id: numericId() }),
  output: ownJob(),
})

/** Makes a scheduled or queued posting a draft again. */
export const unscheduleJob = endpoint({
  method: 'POST',
  path: '/company_jobs/unschedule',
  summary: '取消定时发布或排队',
  access: 'type1',
  input: z.strictObject({ id: numericId() }),
  output: ownJob(),
})

const batchActions = ['close', 'refresh', 'delete'] as const
export type BatchAction = (typeof batchActions)[number]

/** Does the same to several jobs; the answers stand in the order of the ids. One that is refused leaves the others done. */
export const changeJobs = endpoint({
  method: 'POST',
  path: '/company_jobs/batch',
  summary: '批量下架、刷新职位或删除草稿',
  access: 'type1',
  input: z
    .strictObject({
      ids: z.array(numericId(), { error: '请选择职位' }).check(
        z.minLength(1, '请选择职位'),
        z.maxLength(postingRules.atOnce, `一次最多 ${postingRules.atOnce} 个职位`),
        z.refine(ids => new Set(ids).size === ids.length, { error: '职位重复' }),
      ),
      action: z.enum(batchActions),
      closing: z.optional(closing()),
    })
    .check(closingSaid(({ action }) => action === 'close')),
  output: z.object({
    list: z.array(
      z.object({
        done: z.boolean(),
        /** Why not; '' when it was done. */
        says: z.string(),
      }),
    ),
  }),
})

/* @__NO_SIDE_EFFECTS__ */
const postingTemplate = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** The title of its postings; '' when none was written. */
    title: z.string(),
    updatedAt: z.number(),
  })
export type PostingTemplate = z.output<ReturnType<typeof postingTemplate>>

/** The company's templates, by name. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/company_job_templates/list',
  summary: '职位模板',
  access: 'type1',
  input: nothing(),
  output: z.object({ list: z.array(postingTemplate()) }),
})

/** Keeps what one of the company's jobs says, without its last day, under a name. */
export const addTemplate = endpoint({
  method: 'POST',
  path: '/company_job_templates/add',
  summary: '存为职位模板',
  access: 'type1',
  creates: true,
  input: z.extend(templateNaming(), { jobId: numericId() }),
  output: postingTemplate(),
})

export const renameTemplate = endpoint({
  method: 'POST',
  path: '/company_job_templates/rename',
  summary: '给职位模板改名',
  access: 'type1',
  input: z.extend(templateNaming(), { id: uuid() }),
  output: postingTemplate(),
})

export const deleteTemplate = endpoint({
  method: 'POST',
  path: '/company_job_templates/delete',
  summary: '删除职位模板',
  access: 'type1',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Begins a posting with what a template says. */
export const beginFromTemplate = endpoint({
  method: 'POST',
  path: '/company_job_templates/use',
  summary: '用模板新建职位草稿',
  access: 'type1',
  creates: true,
  input: z.strictObject({ id: uuid() }),
  output: ownJob(),
})
