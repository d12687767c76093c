import { codes } from '#contract/codes'
import {
  deleteInterview,
  type InterviewGroup,
  interviewCalendar,
  isOpenInterview,
  listInterviews,
  readInterview,
} from '#contract/interviews'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { calendarOf } from './calendar.ts'
import { inFull, sideOf } from './in-full.ts'
import { countGroups, findInterview, hideInterview, listInterviewRows, lockInterview } from './queries.ts'
import { toInterview } from './shape.ts'

/** What both sides read, each look of an employer at people's names written to the audit log. */
export const readingCalls = [
  serve(listInterviews, async ({ group, ...paging }, { db, user, now, audit }) => {
    const rows = await listInterviewRows(db, { user, group, now }, sliceOf(paging))
    const groups = await countGroups(db, user, now)
    const count = (name: InterviewGroup) => groups.find(row => row.name === name)?.count ?? 0
    const counts = { waiting: count('waiting'), upcoming: count('upcoming'), past: count('past') }
    const total = group ? counts[group] : counts.waiting + counts.upcoming + counts.past
    if (user.userType === 1 && rows.length > 0) {
      await audit({
        action: 'interview.list',
        subject: { kind: 'company', id: user.companyId },
        detail: { rows: rows.length, page: paging.page },
      })
    }
    const list = rows.map(row => toInterview(row, sideOf(user)))
    return { ...exactPage(list, total, paging), counts }
  }),

  serve(readInterview, async ({ id }, context) => {
    const interview = await inFull(context, id)
    await context.audit({ action: 'interview.read', subject: { kind: 'interview', id } })
    return interview
  }),

  serve(deleteInterview, async ({ id }, { db, user, now, audit }) => {
    const row = await lockInterview(db, user, id)
    if (!row) throw notFound()
    const isOver = !isOpenInterview(row.state) || (row.ends_at !== null && Date.parse(row.ends_at) <= now.getTime())
    if (!isOver) throw new Refusal(codes.wrongState, '面试还没有结束，不能移除')
    await hideInterview(db, user, id)
    await audit({ action: 'interview.hide', subject: { kind: 'interview', id } })
    return { ok: true as const }
  }),

  serve(interviewCalendar, async ({ id }, { db, user, now, audit }) => {
    const row = await findInterview(db, user, id)
    if (!row) throw notFound()
    if (row.starts_at === null || row.ends_at === null) {
      throw new Refusal(codes.wrongState, '面试时间还没有确定，确定后可以加入日历')
    }
    await audit({ action: 'interview.calendar', subject: { kind: 'interview', id } })
    const times = { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at), stampedAt: now }
    const text = calendarOf({ ...row, ...times, side: sideOf(user), candidate: toInterview(row, 'employer').candidate })
    return new FileAnswer({
      body: new TextEncoder().encode(text),
      name: `面试-${row.job_title}.ics`,
      mime: 'text/calendar; charset=utf-8',
    })
  }),
]
