import { deleteMessages, listMessages, RESTORE_HOURS, readMessages, restoreMessages } from '#contract/messages'
import { secondsAfter } from '../clock.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { boxOf } from './box.ts'
import { countFitting, listMessageRows, markRead, removeMessages, restoreRemoved } from './queries.ts'
import { alone, listTogether } from './together.ts'

/** Removed by then, a message is gone for good. */
export const restorableSince = (now: Date) => secondsAfter(now, -RESTORE_HOURS * 3_600)

/** Ids that are not among one's own messages change nothing, whoever they belong to. */
export const messagesCalls = [
  serve(listMessages, async ({ page, pageSize, together, ...filter }, { db, user }) => {
    const slice = sliceOf({ page, pageSize })
    const found = await countFitting(db, user.id, filter)
    const [list, total] = together
      ? [await listTogether(db, user.id, filter, slice), found.things]
      : [(await listMessageRows(db, user.id, filter, slice)).map(alone), found.messages]
    return { ...exactPage(list, total, { page, pageSize }), ...(await boxOf(db, user.id)) }
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
