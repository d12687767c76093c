import { deleteViewedJobs, listFavourites, listViewedJobs, seekerOverview, setFavourite } from '#contract/seeker'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { countUnread } from '../messages/queries.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { listResumeRows } from '../resumes/queries.ts'
import { toResumeItem } from '../resumes/shape.ts'
import { countOverview } from './overview-queries.ts'
import { addFavourite, countJobs, deleteViews, listJobRows, removeFavourite } from './queries.ts'

export const seekerCalls = [
  serve(setFavourite, async ({ id, favourite }, { db, user, now }) => {
    if (!favourite) await removeFavourite(db, user.id, id)
    else if (!(await addFavourite(db, user.id, id, now))) throw notFound()
    return { favourite }
  }),

  serve(listFavourites, async (paging, { db, user, now }) => {
    const rows = await listJobRows(db, 'favourites', user.id, sliceOf(paging), chinaDay(now))
    const list = rows.map(row => ({
      ...toJobSummary(row),
      favouriteAt: Date.parse(row.listed_at),
      open: row.open,
    }))
    return exactPage(list, await countJobs(db, 'favourites', user.id), paging)
  }),

  serve(listViewedJobs, async (paging, { db, user, now }) => {
    const rows = await listJobRows(db, 'views', user.id, sliceOf(paging), chinaDay(now))
    const list = rows.map(row => ({ ...toJobSummary(row), viewedAt: Date.parse(row.listed_at), open: row.open }))
    return exactPage(list, await countJobs(db, 'views', user.id), paging)
  }),

  serve(deleteViewedJobs, async ({ ids }, { db, user }) => {
    await deleteViews(db, user.id, ids)
    return { ok: true } as const
  }),

  serve(seekerOverview, async (_, { db, user }) => {
    const resumes = (await listResumeRows(db, user.id)).map(toResumeItem)
    const first = resumes.find(({ isDefault }) => isDefault)
    return {
      resume: first
        ? { id: first.id, title: first.title, completeness: first.completeness, sendable: first.sendable }
        : null,
      ...(await countOverview(db, user.id)),
      unreadMessages: await countUnread(db, user.id),
    }
  }),
]
