import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/messages.ts'

/** What messages are about: applications, interviews, jobs and companies, the account, papers under way, the portal itself. */
export const messageCategories = ['application', 'interview', 'job', 'account', 'service', 'system'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** How long a removed message can be taken back. */
export const RESTORE_HOURS = 24

/** How many messages about one thing stand together; those before them are listed by themselves. */
export const TOGETHER_MOST = 10

export type Message = z.output<ReturnType<typeof schemas.message>>

/** A message with those before it about the same thing. */
export type MessageAbout = z.output<ReturnType<typeof schemas.messageAbout>>

/** How many messages a person has, and how many of them are unread. */
export type MessageBox = z.output<ReturnType<typeof schemas.box>>

/** `together` gives the newest about each thing with those before it, and counts things; `thing` gives those about one. */
export const listMessages = endpoint<typeof schemas.listMessages>({
  method: 'GET',
  path: '/member_pms/list',
  access: 'login',
})

/** Marks as read, of a category or of all, the messages with these `ids` and those about these `things`; without either all. */
export const readMessages = endpoint<typeof schemas.readMessages>({
  method: 'POST',
  path: '/member_pms/read',
  access: 'login',
})

/** Removes messages; for a day they can be taken back with `restoreMessages`. */
export const deleteMessages = endpoint<typeof schemas.deleteMessages>({
  method: 'POST',
  path: '/member_pms/delete',
  access: 'login',
})

/** Brings removed messages back as they were; those that are gone for good stay away. */
export const restoreMessages = endpoint<typeof schemas.restoreMessages>({
  method: 'POST',
  path: '/member_pms/restore',
  access: 'login',
})
