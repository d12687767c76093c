import { randomUUID } from 'node:crypto'
import {
  type ApplicationState,
  addReceivedNote,
  applicationStateLabels,
  canMove,
  markReceivedViewed,
  updateReceivedState,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { chinaDay } from '../clock.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { answerMessage } from './messages.ts'
import { findReceived, insertNote, type LockedRow, lockReceived } from './queries/received.ts'
import { insertEvent, updateState } from './queries/timeline.ts'
import { toNote, toReceivedApplication } from './shape.ts'

const subjectOf = (id: string) => ({ kind: 'application', id })

const moved = (row: LockedRow, state: ApplicationState, at: Date) =>
  toReceivedApplication({ ...row, status: state, unread: false, updated_at: at.toISOString() }, chinaDay(at))

/** What an employer's members do with an application. */
export const answerCalls = [
  serve(updateReceivedState, async ({ id, state, remark }, { db, user, now, audit }) => {
    const row = await lockReceived(db, user.companyId, id)
    if (!row) throw notFound()
    if (!canMove(row.status, state)) {
      const message = `这份投递现在是“${applicationStateLabels[row.status]}”，不能改为“${applicationStateLabels[state]}”`
      throw new Refusal(codes.wrongState, message, { state: row.status })
    }
    await updateState(db, id, state, now)
    await insertEvent(db, { applicationId: id, at: now, actor: 'employer', state, remark })
    const { job_title: jobTitle, company_name: companyName } = row
    await sendMessage(db, { to: [row.user_id], at: now, ...answerMessage({ jobTitle, companyName, state, remark }) })
    await audit({ action: 'application.move', subject: subjectOf(id), detail: { state } })
    return moved(row, state, now)
  }),

  serve(markReceivedViewed, async ({ id }, { db, user, now, audit }) => {
    const row = await lockReceived(db, user.companyId, id)
    if (!row) throw notFound()
    const state = row.status === 'delivered' ? 'viewed' : row.status
    if (state === row.status && !row.unread) return toReceivedApplication(row, chinaDay(now))
    await updateState(db, id, state, now)
    if (state !== row.status) {
      await insertEvent(db, { applicationId: id, at: now, actor: 'employer', state, remark: '' })
    }
    await audit({ action: 'application.view', subject: subjectOf(id) })
    return moved(row, state, now)
  }),

  serve(addReceivedNote, async ({ id, body }, { db, user, now, audit }) => {
    if (!(await findReceived(db, user.companyId, id))) throw notFound()
    const note = { id: randomUUID(), applicationId: id, authorId: user.id, body, at: now }
    const row = await insertNote(db, note)
    await audit({ action: 'application.note', subject: subjectOf(id) })
    return toNote(row)
  }),
]
