import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { flag, pageOf, paging, uuid } from './fields.ts'

/** What messages are about: applications, interviews, jobs and companies, the account, papers under way, the portal itself. */
export const messageCategories = ['application', 'interview', 'job', 'account', 'service', 'system'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** How long a removed message can be taken back. */
export const RESTORE_HOURS = 24

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

const anyCategory = () => z._default(z.enum(['', ...messageCategories]), '')

const count = () => z.object({ total: z.number(), unread: z.number() })
const box = () =>
  z.object({
    /** Unread in all categories together: the number at the header's bell. */
    unread: z.number(),
    counts: z.record(z.enum(messageCategories), count()),
  })
/** How many messages a person has, and how many of them are unread. */
export type MessageBox = z.output<ReturnType<typeof box>>

export const listMessages = endpoint({
  method: 'GET',
  path: '/member_pms/list',
  summary: '我的消息',
  access: 'login',
  input: z.strictObject({ category: anyCategory(), unread: flag(), ...paging() }),
  output: z.extend(pageOf(message()), box().shape),
})

const chosen = () => z.array(uuid()).check(z.minLength(1, '请选择消息'), z.maxLength(100, '一次最多选 100 条'))

/** Marks these as read; without `ids` all of a category, and without a category all. */
export const readMessages = endpoint({
  method: 'POST',
  path: '/member_pms/read',
  summary: '标记消息已读',
  access: 'login',
  input: z.strictObject({
    ids: z.array(uuid()).check(z.maxLength(100, '一次最多选 100 条')),
    category: anyCategory(),
  }),
  output: box(),
})

/** Removes messages; for a day they can be taken back with `restoreMessages`. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/member_pms/delete',
  summary: '删除消息',
  access: 'login',
  input: z.strictObject({ ids: chosen() }),
  output: box(),
})

/** Brings removed messages back as they were; those that are gone for good stay away. */
export const restoreMessages = endpoint({
  method: 'POST',
  path: '/member_pms/restore',
  summary: '撤销删除消息',
  access: 'login',
  input: z.strictObject({ ids: chosen() }),
  output: z.extend(box(), { restored: z.number() }),
})
