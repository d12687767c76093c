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
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { answerMessage } from './messages.ts'
import { findReceived, insertNote, type LockedRow, lockReceived } from './queries/received.ts'
import { insertEvent, updateState } from './queries/timeline.ts'
import { toNote, toReceivedApplication } from './shape.ts'

const subjectOf = (id: string) => ({ kind: 'application', id })

/** What became of it, read anew: whether the person may be named by now is for the database to say. */
async function moved({ db, user, now }: Pick<Context<'type1'>, 'db' | 'user' | 'now'>, id: string) {
  const row = await findReceived(db, user.companyId, id)
  if (!row) throw notFound()
  return toReceivedApplication(row, chinaDay(now))
}

type Work = Pick<Context<'type1'>, 'db' | 'now' | 'audit'>

/** Why the employer can't take it there; '' where it can. */
export const obstacleTo = ({ status }: LockedRow, state: ApplicationState): string =>
  canMove(status, state)
    ? ''
    : `这份投递现在是“${applicationStateLabels[status]}”，不能改为“${applicationStateLabels[state]}”`

/** Takes a held application to a state that it may reach: state, history, message and audit row. */
export async function moveOn({ db, now, audit }: Work, row: LockedRow, state: ApplicationState, remark: string) {
  await updateState(db, row.id, state, now)
  await insertEvent(db, { applicationId: row.id, at: now, actor: 'employer', state, remark })
  const { job_title: jobTitle, company_name: companyName } = row
  await sendMessage(db, {
    to: [row.user_id],
    audience: 'seeker',
    at: now,
    ...answerMessage({ id: row.id, jobTitle, companyName, state, remark }),
  })
  await audit({ action: 'application.move', subject: subjectOf(row.id), detail: { state } })
}

/** What an employer's members do with an application. */
export const answerCalls = [
  serve(updateReceivedState, async ({ id, state, remark }, context) => {
    const row = await lockReceived(context.db, context.user.companyId, id)
    if (!row) throw notFound()
    const obstacle = obstacleTo(row, state)
    if (obstacle) throw new Refusal(codes.wrongState, obstacle, { state: row.status })
    await moveOn(context, row, state, remark)
    return moved(context, id)
  }),

  serve(markReceivedViewed, async ({ id }, context) => {
    const { db, user, now, audit } = context
    const row = await lockReceived(db, user.companyId, id)
    if (!row) throw notFound()
    const state = row.status === 'delivered' ? 'viewed' : row.status
    if (state === row.status && !row.unread) return toReceivedApplication(row, chinaDay(now))
    await updateState(db, id, state, now)
    if (state !== row.status) {
      await insertEvent(db, { applicationId: id, at: now, actor: 'employer', state, remark: '' })
      const { job_title: jobTitle, company_name: companyName } = row
      const content = answerMessage({ id, jobTitle, companyName, state, remark: '' })
      await sendMessage(db, { to: [row.user_id], audience: 'seeker', at: now, ...content })
    }
    await audit({ action: 'application.view', subject: subjectOf(id) })
    return moved(context, id)
  }),

  serve(addReceivedNote, async ({ id, body }, { db, user, now, audit }) => {
    if (!(await findReceived(db, user.companyId, id))) throw notFound()
    const note = { id: randomUUID(), applicationId: id, authorId: user.id, body, at: now }
    const row = await insertNote(db, note)
    await audit({ action: 'application.note', subject: subjectOf(id) })
    return toNote(row)
  }),
]
