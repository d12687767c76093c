import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, flag, nothing, numericId, pageOf, paging } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'

export const setFavourite = {
  summary: '收藏或取消收藏职位',
  input: z.strictObject({ id: numericId(), favourite: flag() }),
  output: z.object({ favourite: z.boolean() }),
} satisfies Schemas

export const listFavourites = {
  summary: '我收藏的职位',
  input: z.strictObject({ ...paging() }),
  output: pageOf(z.extend(jobSummary(), { favouriteAt: z.number(), open: z.boolean() })),
} satisfies Schemas

export const listViewedJobs = {
  summary: '浏览记录',
  input: z.strictObject({ ...paging() }),
  output: pageOf(z.extend(jobSummary(), { viewedAt: z.number(), open: z.boolean() })),
} satisfies Schemas

export const deleteViewedJobs = {
  summary: '删除浏览记录',
  /** Empty for all. */
  input: z.strictObject({ ids: z.array(numericId()).check(z.maxLength(100, '一次最多选 100 条')) }),
  output: done(),
} satisfies Schemas

export const seekerOverview = {
  summary: '个人中心概览',
  input: nothing(),
  output: z.object({
    /** The default resume; null before the first one. */
    resume: z.nullable(
      z.object({ id: z.string(), title: z.string(), completeness: z.number(), sendable: z.boolean() }),
    ),
    applications: z.number(),
    /** Applications whose employer has answered and is waiting for the seeker, but for interviews. */
    answered: z.number(),
    /** Invitations to an interview that the seeker has not answered. */
    interviews: z.number(),
    favourites: z.number(),
    viewed: z.number(),
    /** Kept searches that tell of new jobs. */
    alerts: z.number(),
    unreadMessages: z.number(),
  }),
} satisfies Schemas
