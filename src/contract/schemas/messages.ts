import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { flag, optionalText, pageOf, paging, text, uuid, wholeNumber } from '../fields.ts'
import { messageCategories } from '../messages.ts'

export const message = () =>
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

export const messageAbout = () =>
  z.extend(message(), {
    /** Which thing it is about, as `listMessages` takes it. */
    thing: z.string(),
    /** How many there are about it that fit the filter; 1 where each stands by itself. */
    count: z.number(),
    /** How many of them are unread, beyond those in `earlier` too. */
    unread: z.number(),
    /** The newest of those before it, newest first; none where each stands by itself. */
    earlier: z.array(message()),
  })

/** Most code points of what names a thing: an id, or the address of a page. */
const THING_LENGTH = 200

const anyCategory = () => z._default(z.enum(['', ...messageCategories]), '')

const count = () => z.object({ total: z.number(), unread: z.number() })
export const box = () =>
  z.object({
    /** Unread in all categories together: the number at the header's bell. */
    unread: z.number(),
    counts: z.record(z.enum(messageCategories), count()),
  })

export const listMessages = {
  summary: '我的消息',
  input: z.strictObject({
    category: anyCategory(),
    unread: flag(),
    together: flag(),
    thing: optionalText('事项', THING_LENGTH),
    ...paging(),
  }),
  output: z.extend(pageOf(messageAbout()), box().shape),
} satisfies Schemas

const END_OF_YEAR_9999 = Date.UTC(10_000, 0) - 1

const chosen = () => z.array(uuid()).check(z.minLength(1, '请选择消息'), z.maxLength(200, '一次最多选 200 条'))

export const readMessages = {
  summary: '标记消息已读',
  input: z.strictObject({
    ids: z._default(z.array(uuid()).check(z.maxLength(100, '一次最多选 100 条')), []),
    things: z._default(z.array(text('事项', { max: THING_LENGTH })).check(z.maxLength(30, '一次最多选 30 项')), []),
    category: anyCategory(),
    /** Later ones stay as they are: whoever reads has not seen them. */
    until: z.optional(wholeNumber('时间', 0, END_OF_YEAR_9999)),
  }),
  output: box(),
} satisfies Schemas

export const deleteMessages = {
  summary: '删除消息',
  input: z.strictObject({ ids: chosen() }),
  output: box(),
} satisfies Schemas

export const restoreMessages = {
  summary: '撤销删除消息',
  input: z.strictObject({ ids: chosen() }),
  output: z.extend(box(), { restored: z.number() }),
} satisfies Schemas
