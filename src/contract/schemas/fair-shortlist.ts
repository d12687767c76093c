import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { MOST_SHORTLISTED, NOTE_LENGTH } from '../fair-shortlist.ts'
import { done, emptyOrText, numericId, optionalText, uuid } from '../fields.ts'

/** What is meant: a booth, or a job at it. */
const meant = () =>
  z.strictObject({ participationId: uuid(), jobId: z._default(z.union([z.literal(''), numericId()]), '') })

export const shortlistEntry = () =>
  z.object({
    participationId: z.string(),
    /** '' for the booth itself. */
    jobId: z.string(),
    note: z.string(),
    addedAt: z.number(),
    /** False once the employer does not come, or does not bring the job. */
    shown: z.boolean(),
  })

export const listFairShortlist = {
  summary: '我在一场招聘会的清单',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ list: z.array(shortlistEntry()) }),
} satisfies Schemas

/** Without a note the one that is there stays; with '' it goes. */
export const saveToFairShortlist = {
  summary: '加入清单或修改备注',
  input: z.extend(meant(), { note: z.optional(emptyOrText('备注', NOTE_LENGTH)) }),
  output: done(),
} satisfies Schemas

export const removeFromFairShortlist = {
  summary: '从清单移除',
  input: meant(),
  output: done(),
} satisfies Schemas

const keptEntry = () => z.extend(meant(), { note: optionalText('备注', NOTE_LENGTH) })

export const takeOverFairShortlist = {
  summary: '登录后并入浏览器里的清单',
  input: z.strictObject({
    fair: numericId(),
    entries: z
      .array(keptEntry(), { error: '清单格式不正确' })
      .check(z.minLength(1, '清单是空的'), z.maxLength(MOST_SHORTLISTED, `一次最多 ${MOST_SHORTLISTED} 项`)),
  }),
  output: z.object({
    taken: z.number(),
    left: z.array(z.object({ participationId: z.string(), jobId: z.string() })),
  }),
} satisfies Schemas
