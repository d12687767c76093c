import { employerOverview } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import { countWaiting } from '../flexible/applicant-queries.ts'
import { countPosts } from '../flexible/post-queries.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { countUnread } from '../messages/queries.ts'
import { toLicenceState } from './licence.ts'
import { findOverview } from './queries.ts'

export const overviewCalls = [
  serve(employerOverview, async (_, { db, user, now }) => {
    const row = await findOverview(db, user.companyId, chinaDay(now))
    if (!row) throw notFound()
    return {
      company: { id: String(row.id), name: row.name },
      licence: toLicenceState(row),
      validJobs: row.valid_jobs,
      drafts: row.drafts,
      queued: row.queued,
      endingSoon: row.ending_soon,
      unreadResumes: row.unread_resumes,
      waiting: row.waiting,
      interviews: row.interviews,
      casualWaiting: await countWaiting(db, user.companyId, now),
      casualQueued: await countPosts(db, { companyId: user.companyId, group: 'queued', now }),
      applications: row.applications,
      unreadMessages: await countUnread(db, user.id),
    }
  }),
]
