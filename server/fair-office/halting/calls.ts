import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import { isOnline } from '#contract/fair-kinds'
import { cancelFair, postponeFair, resumeFair, stopFair } from '#contract/fair-office'
import { postponedTimeline, resumedTimeline } from '#contract/fair-postponing'
import type { FairState } from '#contract/fair-timeline'
import { addDays, chinaDay, inChina } from '../../china-time.ts'
import { forgetDayOf, freeBoothsOf, hasBookings, prolongHolds } from '../../fair-bookings/index.ts'
import { prolongTalks } from '../../fair-talks/upkeep.ts'
import type { Context } from '../../http/context.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { toTimeline } from '../../job-fairs/rows.ts'
import { writtenSince } from '../making/change.ts'
import { type FormRow, lockFairForm } from '../making/queries.ts'
import { demandFairMandate } from '../mandates.ts'
import { listEmployersOf } from '../notices/queries.ts'
import { tellEverybody } from '../notices/tell.ts'
import { endStop, insertStop, pausedSince, setFairState, setTimeline } from './queries.ts'

const wrong = (message: string) => new Refusal(codes.wrongState, message)
const told = (at: number) => inChina(at, 'YYYY 年 M 月 D 日（ddd）HH:mm')

/** The fair, held; refused where it has been held or is cancelled. One that was stopped until its end may be held yet. */
async function lockLive({ db, now }: Pick<Context, 'db' | 'now'>, fair: string): Promise<FormRow> {
  const row = await lockFairForm(db, fair)
  if (!row) throw notFound()
  if (row.state === 'cancelled') throw wrong('这场招聘会已经取消')
  if (row.state === 'planned' && Date.parse(row.closes_at) <= now.getTime()) throw wrong('这场招聘会已经结束')
  return row
}

/** Tells everybody who looks at the fair. */
const announceState = ({ announce }: Pick<Context, 'announce'>, fair: string, state: FairState, reason: string) =>
  announce({ topic: topicOf.fair(fair), kind: 'fair.state', data: { fair, state, reason } })

const subject = (fair: string) => ({ kind: 'fair', id: fair })
/** A year ahead at most: a slip of the year is not announced to thousands. */
const LATEST_DAYS = 366

export const haltingCalls = [
  serve(postponeFair, async ({ fair, version, reason, day, frees }, context) => {
    const { db, user, now, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const row = await lockLive(context, fair)
    if (row.version !== version) throw writtenSince(row.version)
    const today = chinaDay(now)
    if (day !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw invalid({ day: '请选择新的日期' })
    if (day !== '' && (day <= today || day > addDays(today, LATEST_DAYS)))
      throw invalid({ day: '新的日期应在明天以后一年之内' })
    const timeline = toTimeline(row)
    const since = await pausedSince(db, fair)
    const reopens = frees || !(await hasBookings(db, fair))
    const moved =
      day === ''
        ? null
        : postponedTimeline(timeline, day, { since: (since ?? now).getTime(), now: now.getTime(), reopens })
    if (moved && moved.opensAt <= timeline.opensAt) throw invalid({ day: '新的日期应晚于原来的日期' })
    const employers = await listEmployersOf(db, fair)
    if (row.state === 'stopped') await endStop(db, fair, user.id, now)
    if (frees) await freeBoothsOf(db, { fair, reason, user, now })
    await forgetDayOf(db, { fair, user, now })
    if (moved) {
      await setTimeline(db, fair, moved)
      // The clock runs again. Until there is a day, all deadlines stand still.
      if (since) await prolongHolds(db, fair, since, now)
    }
    const state = moved ? 'planned' : 'postponed'
    await setFairState(db, { fair, state, reason: moved ? '' : reason, isNews: true }, now)
    await announceState(context, fair, state, moved ? '' : reason)
    const when = moved ? `改在 ${told(moved.opensAt)} 举行，时段和展位不变。` : '新的日期确定后另行通知。'
    const kept = frees ? '展位已释放，已付的展位费原路退回。' : '已定的展位和预约保留。'
    const body = `“${row.title}”延期：${reason}\n${when}${kept}`
    const { to } = await tellEverybody(
      db,
      { fair, kind: 'postponed', title: '招聘会延期', body, by: user.id, opensAt: timeline.opensAt, employers },
      now,
    )
    await audit({ action: 'fair.postpone', subject: subject(fair), detail: { day, frees, told: to } })
    return { told: to, version: version + 1 }
  }),

  serve(cancelFair, async ({ fair, version, reason }, context) => {
    const { db, user, now, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const row = await lockLive(context, fair)
    if (row.version !== version) throw writtenSince(row.version)
    const employers = await listEmployersOf(db, fair)
    if (row.state === 'stopped') await endStop(db, fair, user.id, now)
    await setFairState(db, { fair, state: 'cancelled', reason, isNews: true }, now)
    await freeBoothsOf(db, { fair, reason, user, now })
    await announceState(context, fair, 'cancelled', reason)
    const body = `“${row.title}”取消：${reason}\n已付的展位费原路退回。`
    const { to } = await tellEverybody(
      db,
      { fair, kind: 'cancelled', title: '招聘会取消', body, by: user.id, opensAt: Date.parse(row.opens_at), employers },
      now,
    )
    await audit({ action: 'fair.cancel', subject: subject(fair), detail: { told: to } })
    return { told: to, version: version + 1 }
  }),

  serve(stopFair, async ({ fair, reason }, context) => {
    const { db, user, now, audit } = context
    await demandFairMandate(context, fair, 'organise', 'supervise')
    const row = await lockLive(context, fair)
    if (row.state !== 'planned') throw wrong(row.state === 'stopped' ? '招聘会已经暂停' : '招聘会已延期')
    await insertStop(db, { id: randomUUID(), fair, reason, by: user.id }, now)
    await setFairState(db, { fair, state: 'stopped', reason, isNews: false }, now)
    await announceState(context, fair, 'stopped', reason)
    const body = `“${row.title}”紧急暂停：${reason}\n报名、选展位、入场和在线交流都已暂停，您的展位、名次和剩余时间保留。`
    const opensAt = Date.parse(row.opens_at)
    const notice = { fair, kind: 'stopped', title: '招聘会紧急暂停', body, by: user.id, opensAt } as const
    const { to } = await tellEverybody(db, notice, now)
    await audit({ action: 'fair.stop', subject: subject(fair), detail: { told: to } })
    return { told: to, version: row.version + 1 }
  }),

  serve(resumeFair, async ({ fair, note }, context) => {
    const { db, user, now, audit } = context
    await demandFairMandate(context, fair, 'organise', 'supervise')
    const row = await lockFairForm(db, fair)
    if (!row) throw notFound()
    if (row.state !== 'stopped') throw wrong('招聘会没有暂停')
    const since = await pausedSince(db, fair)
    await endStop(db, fair, user.id, now)
    if (since) {
      await setTimeline(db, fair, resumedTimeline(toTimeline(row), since.getTime(), now.getTime()))
      await prolongHolds(db, fair, since, now)
      await prolongTalks(db, fair, Math.max(0, now.getTime() - since.getTime()), now)
    }
    await setFairState(db, { fair, state: 'planned', reason: '', isNews: false }, now)
    await announceState(context, fair, 'planned', '')
    const slots = isOnline(row.kind) ? '' : '预约入场的时段相应顺延，以入场码上的为准。'
    const body = `“${row.title}”恢复进行，剩余时间从暂停时接着算。${slots}${note === '' ? '' : `\n${note}`}`
    const opensAt = Date.parse(row.opens_at)
    const notice = { fair, kind: 'resumed', title: '招聘会恢复', body, by: user.id, opensAt } as const
    const { to } = await tellEverybody(db, notice, now)
    await audit({ action: 'fair.resume', subject: subject(fair), detail: { told: to } })
    return { told: to, version: row.version + 1 }
  }),
]
