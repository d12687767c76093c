import {
  deleteMessages,
  listMessages,
  type Message,
  RESTORE_HOURS,
  readMessages,
  restoreMessages,
} from '#contract/messages'
import { secondsAfter } from '../clock.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { boxOf, totalOf } from './box.ts'
import { listMessageRows, type MessageRow, markRead, removeMessages, restoreRemoved } from './queries.ts'

const toMessage = ({ created_at, read_at, ...rest }: MessageRow): Message => ({
  ...rest,
  createdAt: Date.parse(created_at),
  read: read_at !== null,
})

/** Removed by then, a message is gone for good. */
export const restorableSince = (now: Date) => secondsAfter(now, -RESTORE_HOURS * 3_600)

/** Ids that are not among one's own messages change nothing, whoever they belong to. */
export const messagesCalls = [
  serve(listMessages, async ({ page, pageSize, ...filter }, { db, user }) => {
    const rows = await listMessageRows(db, user.id, filter, sliceOf({ page, pageSize }))
    const box = await boxOf(db, user.id)
    return { ...exactPage(rows.map(toMessage), totalOf(box, filter), { page, pageSize }), ...box }
  }),

  serve(readMessages, async (chosen, { db, user, now }) => {
    await markRead(db, user.id, chosen, now)
    return boxOf(db, user.id)
  }),

  serve(deleteMessages, async ({ ids }, { db, user, now }) => {
    await removeMessages(db, user.id, ids, now)
    return boxOf(db, user.id)
  }),

  serve(restoreMessages, async ({ ids }, { db, user, now }) => {
    const restored = await restoreRemoved(db, user.id, ids, restorableSince(now))
    return { ...(await boxOf(db, user.id)), restored }
  }),
]
