import { type ApplicationState, listReceived, receivedDetail } from '#contract/applications'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { insertSentLooks } from '../talents/access-queries.ts'
import { countByState, countReceived, findReceived, listNotes, listReceivedRows } from './queries/received.ts'
import { listEvents } from './queries/timeline.ts'
import { phoneOf, receivedEventsOf, toNote, toReceivedApplication } from './shape.ts'

/** Every state has a number, also those that no application is in. */
function toCounts(rows: readonly { status: ApplicationState; count: number }[]): Record<ApplicationState, number> {
  const count = (state: ApplicationState) => rows.find(row => row.status === state)?.count ?? 0
  return {
    delivered: count('delivered'),
    viewed: count('viewed'),
    shortlisted: count('shortlisted'),
    interview: count('interview'),
    offer: count('offer'),
    hired: count('hired'),
    unfit: count('unfit'),
    expired: count('expired'),
    withdrawn: count('withdrawn'),
  }
}

/** What an employer's members read; each look is written to the audit log, and at one alone for its sender to read. */
export const receivedCalls = [
  serve(listReceived, async ({ page, pageSize, order, ...query }, { db, user, now, audit }) => {
    const filter = { companyId: user.companyId, ...query }
    const rows = await listReceivedRows(db, filter, sliceOf({ page, pageSize }), order)
    const total = await countReceived(db, filter)
    const counts = toCounts(await countByState(db, user.companyId))
    if (rows.length > 0) {
      await audit({
        action: 'application.list',
        subject: { kind: 'company', id: user.companyId },
        detail: { rows: rows.length, page },
      })
    }
    const list = rows.map(row => toReceivedApplication(row, chinaDay(now)))
    return { ...exactPage(list, total, { page, pageSize }), counts }
  }),

  serve(receivedDetail, async ({ id }, { db, user, now, audit }) => {
    const row = await findReceived(db, user.companyId, id)
    if (!row) throw notFound()
    await audit({ action: 'application.read', subject: { kind: 'application', id } })
    await insertSentLooks(db, {
      companyId: user.companyId,
      userId: user.id,
      applicationIds: [id],
      kind: 'read',
      at: now,
    })
    const notes = await listNotes(db, id)
    return {
      ...toReceivedApplication(row, chinaDay(now)),
      phone: phoneOf(row),
      events: receivedEventsOf(row, await listEvents(db, [id])),
      notes: notes.map(toNote),
    }
  }),
]
