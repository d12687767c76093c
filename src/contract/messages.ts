import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { flag, pageOf, paging, uuid } from './fields.ts'

export const messageCategories = ['application', 'system', 'notice'] as const
export type MessageCategory = (typeof messageCategories)[number]

const message = () =>
  z.object({
    id: z.string(),
    category: z.enum(messageCategories),
    title: z.string(),
    body: z.string(),
    /** Page of this site that it is about; '' for none. */
    link: z.string(),
    createdAt: z.number(),
    read: z.boolean(),
  })
export type Message = z.output<ReturnType<typeof message>>

export const listMessages = endpoint({
  method: 'GET',
  path: '/member_pms/list',
  summary: '我的消息',
  access: 'login',
  input: z.strictObject({ category: z._default(z.enum(['', ...messageCategories]), ''), unread: flag(), ...paging() }),
  output: z.extend(pageOf(message()), { unread: z.number() }),
})

const chosen = () =>
  z.strictObject({
    /** Empty for all of one's messages. */
    ids: z.array(uuid()).check(z.maxLength(100, '一次最多选 100 条')),
  })

export const readMessages = endpoint({
  method: 'POST',
  path: '/member_pms/read',
  summary: '标记消息已读',
  access: 'login',
  input: chosen(),
  output: z.object({ unread: z.number() }),
})

export const deleteMessages = endpoint({
  method: 'POST',
  path: '/member_pms/delete',
  summary: '删除消息',
  access: 'login',
  input: z.strictObject({
    ids: z.array(uuid()).check(z.minLength(1, '请选择消息'), z.maxLength(100, '一次最多选 100 条')),
  }),
  output: z.object({ unread: z.number() }),
})
