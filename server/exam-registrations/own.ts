import { listRegistrations, noteLook, registrationInfo } from '#contract/exam-registrations'
import { examSummaries } from '../exams/summaries.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { countOwn, listOwnRows } from './queries/own.ts'
import { findOwn, noteLookRow } from './queries/registrations.ts'
import { toSummary } from './shape.ts'
import { wholeRegistration } from './whole-registration.ts'

/** What candidates read of their own registrations. */
export const ownCalls = [
  serve(registrationInfo, async ({ id }, context) => {
    const { db, user, now, audit } = context
    const row = await findOwn(db, user.id, id, now)
    if (!row) throw notFound()
    await audit({ action: 'exam-registration.read', subject: { kind: 'exam-registration', id } })
    return wholeRegistration(row, context)
  }),

  serve(listRegistrations, async ({ exam, state, ...paging }, context) => {
    const { db, user, now } = context
    const own = { userId: user.id, exam }
    const rows = await listOwnRows(db, { ...own, state }, sliceOf(paging), now)
    const counts = await countOwn(db, own, now)
    const exams = await examSummaries([...new Set(rows.map(({ exam_id }) => exam_id))], context)
    const list = rows.flatMap(row => {
      const summary = exams.get(row.exam_id)
      return summary ? [toSummary(row, summary, now)] : []
    })
    const total = state === '' ? counts.open + counts.done + counts.ended : counts[state]
    return { ...exactPage(list, total, paging), counts }
  }),

  serve(noteLook, async ({ id }, { db, user, now }) => {
    const count = await noteLookRow(db, user.id, id, now)
    if (count === undefined) throw notFound()
    return { count, lastAt: now.getTime() }
  }),
]
