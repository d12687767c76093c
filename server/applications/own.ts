import {
  ANSWER_DAYS,
  canRemind,
  canWithdraw,
  listOwnApplications,
  remindOfApplication,
  removeApplication,
  replyClock,
  withdrawApplication,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { chinaDay } from '../clock.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { reminderMessage, withdrawnMessage } from './messages.ts'
import { companyMembers } from './queries/apply.ts'
import { countOwn, listOwnRows, lockOwn, markReminded, markRemoved } from './queries/own.ts'
import { insertEvent, listOwnEvents, updateState } from './queries/timeline.ts'
import { toOwnApplication, waitingOf } from './shape.ts'

/** What seekers do with their own applications. */
export const ownCalls = [
  serve(listOwnApplications, async ({ state, id, ...paging }, { db, user, now }) => {
    const filter = { userId: user.id, state, id }
    const rows = await listOwnRows(db, filter, sliceOf(paging), chinaDay(now))
    const ids = rows.map(row => row.id)
    const events = await listOwnEvents(db, ids)
    const list = rows.map(row => toOwnApplication(row, events))
    return exactPage(list, await countOwn(db, filter), paging)
  }),

  serve(withdrawApplication, async ({ id }, { db, user, now, audit }) => {
    const row = await lockOwn(db, user.id, id, chinaDay(now))
    if (!row) throw notFound()
    if (!canWithdraw(row.status)) throw new Refusal(codes.wrongState, '这份投递已结束，不能撤回')
    await updateState(db, id, 'withdrawn', now)
    await insertEvent(db, { applicationId: id, at: now, actor: 'seeker', state: 'withdrawn', remark: '' })
    const to = await companyMembers(db, row.company_id)
    await sendMessage(db, {
      to,
      audience: 'employer',
      at: now,
      ...withdrawnMessage({ id, jobId: row.job_id, jobTitle: row.title }),
    })
    await audit({ action: 'application.withdraw', subject: { kind: 'application', id } })
    const changed = { ...row, status: 'withdrawn', updated_at: now.toISOString() } as const
    return toOwnApplication(changed, await listOwnEvents(db, [id]))
  }),

  serve(removeApplication, async ({ id }, { db, user, now, audit }) => {
    const row = await lockOwn(db, user.id, id, chinaDay(now))
    if (!row) throw notFound()
    if (canWithdraw(row.status)) throw new Refusal(codes.wrongState, '这份投递还没有结束，可以先撤回')
    await markRemoved(db, id, now)
    await audit({ action: 'application.remove', subject: { kind: 'application', id } })
    return { ok: true } as const
  }),

  serve(remindOfApplication, async ({ id }, { db, user, now, audit }) => {
    const row = await lockOwn(db, user.id, id, chinaDay(now))
    if (!row) throw notFound()
    if (row.reminded_at !== null) return toOwnApplication(row, await listOwnEvents(db, [id]))
    const clock = replyClock(waitingOf(row))
    if (!canRemind(clock, now.getTime())) {
      const since = row.heard_at === null ? '投递' : '单位上次留言'
      const why =
        clock.remindableAt > now.getTime()
          ? `${since}满 ${ANSWER_DAYS} 天还没有答复时，可以提醒单位`
          : '单位已经答复，或者投递已经结束，不需要提醒'
      throw new Refusal(codes.wrongState, why)
    }
    await markReminded(db, id, now)
    const to = await companyMembers(db, row.company_id)
    await sendMessage(db, {
      to,
      audience: 'employer',
      at: now,
      ...reminderMessage({ id, jobId: row.job_id, jobTitle: row.title, endsAt: clock.endsAt }),
    })
    await audit({ action: 'application.remind', subject: { kind: 'application', id } })
    return toOwnApplication({ ...row, reminded_at: now.toISOString() }, await listOwnEvents(db, [id]))
  }),
]
