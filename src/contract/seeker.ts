import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, flag, nothing, numericId, pageOf, paging } from './fields.ts'
import { jobSummary } from './jobs.ts'

export const setFavourite = endpoint({
  method: 'POST',
  path: '/member/editFavorite',
  summary: '收藏或取消收藏职位',
  access: 'type2',
  input: z.strictObject({ id: numericId(), favourite: flag() }),
  output: z.object({ favourite: z.boolean() }),
})

export const listFavourites = endpoint({
  method: 'GET',
  path: '/personal_favorite/list',
  summary: '我收藏的职位',
  access: 'type2',
  input: z.strictObject({ ...paging() }),
  output: pageOf(z.extend(jobSummary(), { favouriteAt: z.number(), open: z.boolean() })),
})

export const listViewedJobs = endpoint({
  method: 'GET',
  path: '/view_jobs/list',
  summary: '浏览记录',
  access: 'type2',
  input: z.strictObject({ ...paging() }),
  output: pageOf(z.extend(jobSummary(), { viewedAt: z.number(), open: z.boolean() })),
})

export const deleteViewedJobs = endpoint({
  method: 'POST',
  path: '/view_jobs/delete',
  summary: '删除浏览记录',
  access: 'type2',
  /** Empty for all. */
  input: z.strictObject({ ids: z.array(numericId()).check(z.maxLength(100, '一次最多选 100 条')) }),
  output: done(),
})

/** What a seeker's centre shows first. */
export const seekerOverview = endpoint({
  method: 'GET',
  path: '/member/memberInfos',
  summary: '个人中心概览',
  access: 'type2',
  input: nothing(),
  output: z.object({
    /** The default resume; null before the first one. */
    resume: z.nullable(
      z.object({ id: z.string(), title: z.string(), completeness: z.number(), sendable: z.boolean() }),
    ),
    applications: z.number(),
    /** Applications whose employer has answered and is waiting for the seeker. */
    answered: z.number(),
    /** Invitations to an interview that the seeker has not answered. */
    interviews: z.number(),
    favourites: z.number(),
    viewed: z.number(),
    unreadMessages: z.number(),
  }),
})
