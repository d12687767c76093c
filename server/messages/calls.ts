import { deleteMessages, listMessages, type Message, readMessages } from '#contract/messages'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { countMessages, countUnread, deleteMessageRows, listMessageRows, type MessageRow, markRead } from './queries.ts'

const toMessage = ({ created_at, read_at, ...rest }: MessageRow): Message => ({
  ...rest,
  createdAt: Date.parse(created_at),
  read: read_at !== null,
})

/** Ids that are not among one's own messages change nothing, whoever they belong to. */
export const messagesCalls = [
  serve(listMessages, async ({ page, pageSize, ...filter }, { db, user }) => {
    const rows = await listMessageRows(db, user.id, filter, sliceOf({ page, pageSize }))
    const total = await countMessages(db, user.id, filter)
    return { ...exactPage(rows.map(toMessage), total, { page, pageSize }), unread: await countUnread(db, user.id) }
  }),

  serve(readMessages, async ({ ids }, { db, user, now }) => {
    await markRead(db, user.id, ids, now)
    return { unread: await countUnread(db, user.id) }
  }),

  serve(deleteMessages, async ({ ids }, { db, user }) => {
    await deleteMessageRows(db, user.id, ids)
    return { unread: await countUnread(db, user.id) }
  }),
]
