import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { day, done, nothing, numericId, uuid } from '../fields.ts'
import { ownJob } from '../job-posting.ts'
import {
  closing,
  closingSaid,
  lastDaySaid,
  postingRules,
  relisting,
  scheduling,
  templateNaming,
} from '../posting-fields.ts'
import { batchActions } from '../postings.ts'

export const relistJob = {
  summary: '重新发布职位',
  input: z.extend(relisting(), { id: numericId() }),
  output: ownJob(),
} satisfies Schemas

export const scheduleJob = {
  summary: '定时发布职位',
  input: z.extend(scheduling(), { id: numericId() }),
  output: ownJob(),
} satisfies Schemas

export const unscheduleJob = {
  summary: '取消定时发布或排队',
  input: z.strictObject({ id: numericId() }),
  output: ownJob(),
} satisfies Schemas

export const changeJobs = {
  summary: '批量发布或删除草稿，重新发布、下架或刷新职位',
  input: z
    .strictObject({
      ids: z.array(numericId(), { error: '请选择职位' }).check(
        z.minLength(1, '请选择职位'),
        z.maxLength(postingRules.atOnce, `一次最多 ${postingRules.atOnce} 个职位`),
        z.refine(ids => new Set(ids).size === ids.length, { error: '职位重复' }),
      ),
      action: z.enum(batchActions),
      closing: z.optional(closing()),
      /** Last day of all that are published again. */
      expiresOn: z.optional(day('截止日期')),
    })
    .check(
      closingSaid(({ action }) => action === 'close'),
      lastDaySaid(({ action }) => action === 'relist'),
    ),
  output: z.object({
    list: z.array(
      z.object({
        done: z.boolean(),
        /** Why not; '' when it was done. */
        says: z.string(),
      }),
    ),
  }),
} satisfies Schemas

export const postingTemplate = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** The title of its postings; '' when none was written. */
    title: z.string(),
    updatedAt: z.number(),
  })

export const listTemplates = {
  summary: '职位模板',
  input: nothing(),
  output: z.object({ list: z.array(postingTemplate()) }),
} satisfies Schemas

export const addTemplate = {
  summary: '存为职位模板',
  input: z.extend(templateNaming(), { jobId: numericId() }),
  output: postingTemplate(),
} satisfies Schemas

export const renameTemplate = {
  summary: '给职位模板改名',
  input: z.extend(templateNaming(), { id: uuid() }),
  output: postingTemplate(),
} satisfies Schemas

export const deleteTemplate = {
  summary: '删除职位模板',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const beginFromTemplate = {
  summary: '用模板新建职位草稿',
  input: z.strictObject({ id: uuid() }),
  output: ownJob(),
} satisfies Schemas
